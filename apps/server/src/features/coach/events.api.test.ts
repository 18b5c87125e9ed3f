import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { markClosedTest } from '../practice-tests/mark-typed-replies.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { right, startCoach, wrong } from './coach.fixture.ts';

type Coach = Awaited<ReturnType<typeof startCoach>>;
let coach: Coach;
let { test, accounts, check, answer, events, endWaiting, idOf }: Coach = {} as Coach;

beforeAll(async () => {
  coach = await startCoach();
  ({ test, accounts, check, answer, events, endWaiting, idOf } = coach);
});

describe('what is checked in practice', () => {
  it('is one event of a sitting, however many parts are checked one by one', async () => {
    const student = await accounts.signUp();
    const id = idOf('logs/0');
    await check(student, id, { 'a.1': wrong });
    expect(await events(student)).toMatchObject([{ marks: 0, of: 2, complete: false }]);
    await check(student, id, { 'a.1': wrong, 'b.1': right });
    expect(await events(student)).toMatchObject([
      {
        seq: 1,
        source: 'reply',
        in_test: false,
        question_id: id,
        marks: 1,
        of: 3,
        complete: true,
        first: true,
      },
    ]);
  });

  it('counts as it was answered first: corrected after the verdict it is no other answer', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    await answer(student, idOf('logs/0'), right);
    expect(await events(student)).toMatchObject([{ marks: 0, of: 3 }]);
  });

  it('is the same event when it arrives many times at once', async () => {
    const student = await accounts.signUp();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => check(student, idOf('logs/1'), { 'a.1': right, 'b.1': right })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await events(student)).toMatchObject([{ seq: 1, marks: 3, of: 3 }]);
  });

  it('counts events without a gap when different questions are checked at once', async () => {
    const student = await accounts.signUp();
    const ids = [0, 1, 2, 3].flatMap((place) => [idOf(`logs/${place}`), idOf(`rules/${place}`)]);
    await Promise.all(ids.map((id) => answer(student, id)));
    expect((await events(student)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('says nothing where nothing could be read', async () => {
    const student = await accounts.signUp();
    await check(student, idOf('logs/0'), { 'a.1': '', 'b.1': '3 +* (' });
    expect(await events(student)).toEqual([]);
  });

  it('is another event in another sitting, and no first answer to the design any more', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    test.clock.advance({ hours: 13 });
    await answer(student, idOf('logs/0'));
    await answer(student, idOf('logs/0', 1));
    expect(await events(student)).toMatchObject([
      { marks: 0, retry: false, first: true },
      { marks: 3, retry: true, first: false },
      { marks: 3, retry: false, first: false },
    ]);
  });

  it('leaves nothing of a visitor', async () => {
    const before = await accounts.rows('select count(*) from learning_events');
    await accounts.post(`/api/questions/${idOf('logs/0')}/check`, {
      replies: [{ field: 'a.1', value: right }],
    });
    expect(await accounts.rows('select count(*) from learning_events')).toEqual(before);
  });
});

describe('what is cut off in the middle', () => {
  it('is not half there, and comes whole when it is sent again', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'));
    const id = idOf('logs/1');
    const sent = await test.database.transaction(async ({ client }) => {
      await client.query('select from learners where user_id = $1 for update', [student.user.id]);
      const waiting = check(student, id, { 'a.1': right, 'b.1': right });
      // Its replies are written, and it waits for its turn to write the event: there its connection ends, as with a server
      // that is killed.
      await endWaiting('learners');
      return waiting;
    });
    expect(sent.statusCode).toBeGreaterThanOrEqual(500);
    expect(await events(student)).toHaveLength(1);
    const kept = () =>
      accounts.rows('select 1 from question_replies where question_id = $1 and user_id = $2', [
        id,
        student.user.id,
      ]);
    expect(await kept()).toEqual([]);
    await answer(student, id);
    expect(await kept()).toHaveLength(2);
    expect((await events(student)).map(({ seq }) => seq)).toEqual([1, 2]);
  });
});

describe('a tick', () => {
  it('is an event that goes with it, and none where an answer was marked', async () => {
    const student = await accounts.signUp();
    const tick = (id: number) =>
      accounts.post('/api/completed_question', { question_id: id }, { token: student.token });
    await answer(student, idOf('logs/0'), wrong);
    await tick(idOf('logs/0'));
    await tick(idOf('logs/1'));
    await tick(idOf('logs/1'));
    expect((await events(student)).map(({ source }) => source)).toEqual(['reply', 'completed']);
    await accounts.call('DELETE', `/api/completed_question/user/${idOf('logs/1')}`, undefined, {
      token: student.token,
    });
    expect((await events(student)).map(({ source }) => source)).toEqual(['reply']);
  });
});

describe('a test', () => {
  async function taken() {
    const student = await accounts.signUp();
    const tests = testsOf(accounts, student.token);
    const { slug, ids } = await tests.started({ topic_slugs: ['algebra'] });
    const reply = (question_id: number, value: string) => ({
      id: randomUUID(),
      question_id,
      kind: 'reply',
      field: 'a.1',
      value,
    });
    await tests.act(slug, reply(ids[0]!, right), reply(ids[1]!, wrong));
    return { student, tests, slug, ids: ids as [number, number, ...number[]] };
  }

  it('tells nothing while it runs, and one event of each typed question once it is marked', async () => {
    const { student, tests, slug, ids } = await taken();
    expect(await events(student)).toEqual([]);
    await tests.call('PUT', `/${slug}`, {});
    const found = await events(student);
    expect(found.map(({ question_id, marks, of, in_test }) => ({ question_id, marks, of, in_test }))).toEqual(
      ids.slice(0, 2).map((question_id, place) => ({
        question_id,
        marks: place === 0 ? 2 : 0,
        of: 3,
        in_test: true,
      })),
    );
    const [{ id }] = (await accounts.rows('select id from practice_tests where slug = $1', [slug])) as [
      { id: number },
    ];
    await markClosedTest(test, id);
    expect(await events(student)).toEqual(found);
  });

  it('is told once by whoever closes it at its deadline', async () => {
    const { student } = await taken();
    test.clock.advance({ hours: 2 });
    const { closeOverdue } = await import('../practice-tests/tests.queries.ts');
    const { markClosedTests } = await import('../practice-tests/mark-typed-replies.ts');
    await closeOverdue(test.database.db, test.clock.now());
    await Promise.all([markClosedTests(test), markClosedTests(test), markClosedTests(test)]);
    expect(await events(student)).toHaveLength(2);
  });

  it("follows the student's ticks, and forgets them when they are taken back", async () => {
    const { student, tests, slug, ids } = await taken();
    await tests.call('PUT', `/${slug}`, {});
    const mark = (id: number, lines: number[] | null) =>
      tests.call('PUT', `/${slug}/marking/${id}`, { lines });
    await mark(ids[2]!, [0]);
    await mark(ids[2]!, [0, 1]);
    expect((await events(student)).at(-1)).toMatchObject({
      source: 'own marking',
      question_id: ids[2],
      marks: 3,
      of: 3,
    });
    await mark(ids[2]!, null);
    expect((await events(student)).map(({ source }) => source)).toEqual(['reply', 'reply']);
    await mark(ids[1], [0]);
    expect(await events(student)).toMatchObject([{ source: 'reply' }, { source: 'own marking', marks: 1 }]);
    await mark(ids[1], null);
    expect(await events(student)).toMatchObject([{ source: 'reply' }, { source: 'reply', marks: 0 }]);
  });
});
