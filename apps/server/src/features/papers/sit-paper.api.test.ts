import { randomUUID } from 'node:crypto';
import type { Test, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { closeTest } from '../practice-tests/close-tests.jobs.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { secrets } from '../replies/replies.fixture.ts';
import { addPaperBank, loadMocks, mockOf, papersOf } from './papers.fixture.ts';

const mock = 'math-aa-sl-mock-a-paper-1';
const other = 'math-aa-sl-mock-b-paper-2';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  await addPaperBank(test);
  await loadMocks(test, [mockOf(), mockOf({ key: 'math-aa-sl/b/2', set: 'B', paper: '2' })]);
});

async function student() {
  const account = await accounts.signUp();
  const tests = testsOf(accounts, account.token);
  const papers = papersOf(accounts, account.token);
  const start = async (slug: string): Promise<TestProgress> =>
    (await tests.call('POST', `/${slug}/start`)).json();
  const satAndStarted = async () => {
    const slug = await papers.sit(mock);
    await start(slug);
    const { questions } = await tests.read(slug);
    return { slug, ids: questions!.map(({ question_id }) => question_id) as [number, number, number] };
  };
  return { ...account, ...tests, papers, start, satAndStarted };
}
const action = (question_id: number, kind = 'attempt') => ({ id: randomUUID(), question_id, kind });
const reply = (question_id: number, field: string, value: string) => ({
  ...action(question_id, 'reply'),
  field,
  value,
});
const minutes = (count: number) => count * 60_000;
const made = async (userId: string) =>
  (await accounts.rows('select 1 from practice_tests where user_id = $1', [userId])).length;
const fill = (userId: string, tests: number) =>
  accounts.rows(
    `insert into practice_tests (slug, user_id, subject_id, duration, created_at)
     select md5(random()::text || n), $1, (select id from subjects limit 1), 30, $3 from generate_series(1, $2) n`,
    [userId, tests, test.clock.now()],
  );

describe('sitting a paper', () => {
  it('needs an account', async () => {
    expect((await papersOf(accounts).call('POST', `/api/papers/${mock}/sit`)).statusCode).toBe(401);
  });

  it('makes a test that knows its paper, and shows no question before it starts', async () => {
    const { papers, read } = await student();
    const test_ = await read(await papers.sit(mock));
    expect(test_).toMatchObject({
      state: 'not_started',
      duration: 90,
      question_count: 3,
      subject: { slug: 'math-aa-sl' },
      topics: [{ slug: 'algebra' }, { slug: 'calculus' }],
      paper: {
        slug: mock,
        name: 'Sevenfold Mock A · Paper 1',
        paper: '1',
        sections: [
          { name: 'Section A', questions: [0, 1], marks: 11 },
          { name: 'Section B', questions: [2], marks: 15 },
        ],
        questionMarks: [5, 6, 15],
        marks: 26,
        readingMinutes: 5,
        readingLeftMs: null,
        calculatorAllowed: false,
        booklet: null,
      },
      paperResult: null,
    });
    expect(test_.questions).toBeUndefined();
  });

  it('counts as one test of the month, and a sitting that is not over is answered again', async () => {
    const { papers, user, call, start } = await student();
    const slug = await papers.sit(mock);
    expect(await papers.sit(mock)).toBe(slug);
    await start(slug);
    expect(await papers.sit(mock)).toBe(slug);
    expect(await papers.sit(other)).not.toBe(slug);
    expect((await call('GET', '/allowance')).json()).toMatchObject({ used: 2 });
    await call('PUT', `/${slug}`, {});
    expect(await papers.sit(mock)).not.toBe(slug);
    expect(await made(user.id)).toBe(3);
    const { sittings } = await papers.read(mock);
    expect(sittings.map(({ state }) => state)).toEqual(['not_started', 'finished']);
  });

  it('lets exactly one of two at once have the last test of the month', async () => {
    const { papers, user } = await student();
    await fill(user.id, 29);
    const answers = await Promise.all(
      [mock, other].map((slug) => papers.call('POST', `/api/papers/${slug}/sit`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 403]);
    expect(answers.find(({ statusCode }) => statusCode === 403)!.json().code).toBe('limit_reached');
    expect(await made(user.id)).toBe(30);
  });

  it('makes one test of two calls for the same paper at once', async () => {
    const { papers, user } = await student();
    const slugs = await Promise.all([papers.sit(mock), papers.sit(mock)]);
    expect(new Set(slugs).size).toBe(1);
    expect(await made(user.id)).toBe(1);
  });
});

describe('the time for reading', () => {
  it('shows the questions with their marks, and comes before the time of the paper', async () => {
    const { papers, read, start } = await student();
    const slug = await papers.sit(mock);
    const progress = await start(slug);
    expect(progress.state).toBe('running');
    expect(progress.remaining_ms).toBeGreaterThan(minutes(94));
    expect(progress.remaining_ms).toBeLessThanOrEqual(minutes(95));
    expect(progress.readingLeftMs).toBeGreaterThan(minutes(4));
    const { questions, paper } = await read(slug, '?includeAnswers=true');
    expect(paper!.readingLeftMs).toBeGreaterThan(minutes(4));
    expect(questions!.map(({ question }) => question.marks)).toEqual([5, 6, 15]);
    expect(JSON.stringify(questions)).not.toMatch(/mark_lines|It follows/);
  });

  it('refuses every action with 409 and keeps nothing of it; afterwards it counts', async () => {
    const { satAndStarted, act, call } = await student();
    const { slug, ids } = await satAndStarted();
    const actions = [action(ids[0]), action(ids[1], 'skip'), reply(ids[1], 'a.1', '7')];
    for (const one of actions) {
      const refused = await act(slug, one);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().code).toBe('reading_time');
    }
    const finish = { attempted_questions: [ids[0]], skipped_questions: [] };
    expect((await call('PUT', `/${slug}`, finish)).json().code).toBe('reading_time');
    const progress = async () => (await call('GET', `/${slug}/progress`)).json();
    expect(await progress()).toMatchObject({ replies: [], statuses: Array(3).fill({ status: null }) });

    test.clock.advance({ minutes: 5 });
    expect((await act(slug, ...actions)).statusCode).toBe(200);
    expect(await progress()).toMatchObject({
      readingLeftMs: null,
      statuses: [{ status: 'attempted' }, { status: 'skipped' }, { status: null }],
      replies: [{ field: 'a.1', value: '7' }],
    });
  });

  it('can be left by ending the test', async () => {
    const { satAndStarted, call, read, act } = await student();
    const { slug, ids } = await satAndStarted();
    expect((await call('PUT', `/${slug}`, {})).statusCode).toBe(200);
    expect(await read(slug)).toMatchObject({ state: 'finished', paper: { readingLeftMs: null } });
    expect((await act(slug, action(ids[0]))).json()).toMatchObject({ state: 'finished' });
  });

  it('of a test of the builder there is none', async () => {
    const { started, act } = await student();
    const { slug, ids } = await started({ topic_slugs: ['algebra'] });
    expect((await act(slug, action(ids[0]!))).json().readingLeftMs).toBeNull();
  });
});

describe('the end of a paper', () => {
  it('is its deadline with the time for reading, by the job that closes tests', async () => {
    const { satAndStarted, act, read } = await student();
    const { slug, ids } = await satAndStarted();
    test.clock.advance({ minutes: 94 });
    expect((await act(slug, action(ids[0]))).json()).toMatchObject({ state: 'running' });
    test.clock.advance({ minutes: 1 });
    expect((await act(slug, action(ids[1]))).json()).toMatchObject({ state: 'finished' });
    const stored = async () =>
      (
        await accounts.rows('select finished_at, deadline_at, ended_by from practice_tests where slug = $1', [
          slug,
        ])
      )[0]!;
    expect(await stored()).toMatchObject({ finished_at: null });
    await test.database.transaction((tx) => test.queue.enqueue(tx, closeTest, { testId: 0 }));
    await expect.poll(stored, { timeout: 60_000 }).toMatchObject({ ended_by: 'deadline' });
    const { finished_at, deadline_at } = await stored();
    expect(finished_at).toEqual(deadline_at);
    expect(await read(slug)).toMatchObject({ state: 'finished', ended_by: 'deadline' });
  });
});

describe('the result', () => {
  const result = ({ paperResult }: Test) => paperResult!;

  it('adds up real marks: typed, ticked and waiting, with a range of grades', async () => {
    const { satAndStarted, act, call, read } = await student();
    const { slug, ids } = await satAndStarted();
    test.clock.advance({ minutes: 6 });
    await act(
      slug,
      reply(ids[1], 'a.1', `${secrets.expected} m s^-2`),
      reply(ids[1], 'b.1', '1'),
      ...ids.map((id) => action(id)),
    );
    expect((await read(slug)).paperResult).toBeNull();
    await call('PUT', `/${slug}`, {});
    const waiting = result(await read(slug));
    expect(waiting).toMatchObject({
      marks: 2,
      of: 26,
      // Of (b) one mark is lost, since the answer missed.
      waiting: 23,
      grade: { from: 1, to: 7 },
      sections: [
        { label: 'Section A', marks: 2, of: 11, waiting: 8 },
        { label: 'Section B', marks: 0, of: 15, waiting: 15 },
      ],
      topics: [
        { label: 'The topic algebra', marks: 2, of: 11 },
        { label: 'The topic calculus', of: 15, waiting: 15 },
      ],
    });
    expect(waiting.questions).toEqual([
      { question_id: ids[0], marks: 0, of: 5, waiting: 5 },
      { question_id: ids[1], marks: 2, of: 6, waiting: 3 },
      { question_id: ids[2], marks: 0, of: 15, waiting: 15 },
    ]);

    await call('PUT', `/${slug}/marking/${ids[0]}`, { lines: [0, 1, 2, 3] });
    await call('PUT', `/${slug}/marking/${ids[1]}`, { lines: [2] });
    await call('PUT', `/${slug}/marking/${ids[2]}`, { lines: Array.from({ length: 12 }, (_, line) => line) });
    const marked = result(await read(slug));
    expect(marked).toMatchObject({ marks: 19, of: 26, waiting: 0, grade: { from: 6, to: 6 } });
    // The list of tests tells the same.
    const listed: Test[] = (await call('GET', '')).json();
    expect(listed.find((one) => one.slug === slug)!.paperResult).toEqual(marked);
  });

  it('of what was skipped or left alone is nothing', async () => {
    const { satAndStarted, act, call, read } = await student();
    const { slug, ids } = await satAndStarted();
    test.clock.advance({ minutes: 6 });
    await act(slug, action(ids[0], 'skip'));
    await call('PUT', `/${slug}`, {});
    expect(result(await read(slug))).toMatchObject({ marks: 0, waiting: 0, grade: { from: 1, to: 1 } });
  });

  it('of a test of the builder there is none', async () => {
    const { started, call, read } = await student();
    const { slug } = await started({ topic_slugs: ['algebra'] });
    await call('PUT', `/${slug}`, {});
    expect(await read(slug)).toMatchObject({ paper: null, paperResult: null });
  });

  it('goes with its student, and is nobody else’s', async () => {
    const one = await student();
    const two = await student();
    const slug = await one.papers.sit(mock);
    expect((await two.call('GET', `/${slug}`)).statusCode).toBe(404);
    expect((await two.papers.read(mock)).sittings).toEqual([]);
    await accounts.rows('delete from users where id = $1', [one.user.id]);
    expect(await accounts.rows('select 1 from practice_tests where slug = $1', [slug])).toEqual([]);
    expect((await two.papers.read(mock)).marks).toBe(26);
  });
});
