import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { draftOf } from '../questions/questions.fixture.ts';
import { insertQuestions } from '../questions/save-question.ts';
import { addTestBank, testsOf } from './practice-tests.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  await addTestBank(test);
});

const student = async () => {
  const account = await accounts.signUp();
  return { ...account, ...testsOf(accounts, account.token) };
};
const count = async (userId: string) =>
  (
    await test.database.pool.query('select count(*)::int as n from practice_tests where user_id = $1', [
      userId,
    ])
  ).rows[0].n;

describe('making a test', () => {
  it.each([
    [30, 5],
    [60, 10],
    [120, 20],
  ])('of %i minutes gives %i questions', async (duration, questions) => {
    const { call, choice, read } = await student();
    const answer = await call('POST', '', choice({ duration }));
    expect(answer.json()).toEqual({ slug: expect.stringMatching(/^[a-z0-9]{16,40}$/), questions });
    expect(await read(answer.json().slug)).toMatchObject({
      duration,
      state: 'not_started',
      attempts: 0,
      question_count: questions,
      subject: { slug: 'math-aa-sl' },
      topics: [{ slug: 'algebra' }, { slug: 'calculus' }],
      remaining_ms: null,
      score: null,
    });
  });

  it('spreads the questions over topics and difficulties', async () => {
    const { started, read } = await student();
    const { slug } = await started({ duration: 60 });
    const { questions } = await read(slug);
    const of = (name: string) =>
      questions!.filter(({ question }) => question.topic_path[0]!.slug === name).length;
    expect([of('algebra'), of('calculus')]).toEqual([5, 5]);
    expect(new Set(questions!.map(({ question }) => question.difficulty)).size).toBe(3);
  });

  it('draws only from what was narrowed down to', async () => {
    const { started, read } = await student();
    const { slug } = await started({
      topic_slugs: ['algebra'],
      subtopic_slugs: ['logs'],
      sub_subtopic_slugs: ['laws'],
    });
    const { questions, subtopics, sub_subtopics, test_subtopic } = await read(slug);
    expect(test_subtopic.map((topic) => topic.slug)).toEqual(['laws']);
    expect(questions!.map(({ question }) => question.topic.slug)).toEqual(['laws', 'laws', 'laws', 'laws']);
    expect([subtopics[0]!.slug, sub_subtopics[0]!.slug]).toEqual(['logs', 'laws']);
  });

  it('prefers questions that the student has not met', async () => {
    const { started } = await student();
    const rules = { topic_slugs: ['calculus'] };
    const first = await started(rules);
    const second = await started(rules);
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
  });

  it('takes none that was hidden in this very moment, when nobody has been told of it yet', async () => {
    const { started } = await student();
    const rules = { topic_slugs: ['algebra'], subtopic_slugs: ['logs'], sub_subtopic_slugs: ['laws'] };
    const { ids } = await started(rules);
    // Without the table's triggers, the bank's version stays as it was.
    const places = (visible: boolean) =>
      test.database.pool.query(`
        alter table question_places disable trigger user;
        update question_places set visible = ${visible} where question_id = ${ids[0]};
        alter table question_places enable trigger user`);
    await places(false);
    try {
      expect((await started(rules)).ids.sort()).toEqual(ids.slice(1).sort());
    } finally {
      await places(true);
    }
  });

  it('never takes a hidden question', async () => {
    const { started, read } = await student();
    const { slug } = await started({ topic_slugs: ['calculus'], duration: 120 });
    const { questions } = await read(slug);
    expect(questions).toHaveLength(12);
    expect(JSON.stringify(questions)).not.toContain('Hidden');
  });

  it('says before how many questions there are, to visitors as well', async () => {
    const { choice } = testsOf(accounts, '');
    const ask = (more: Record<string, unknown>) => accounts.post('/api/test/matching', choice(more));
    expect((await ask({})).json()).toEqual({ matching: 28, questions: 5 });
    expect(
      (await ask({ topic_slugs: ['algebra'], subtopic_slugs: ['series'], duration: 120 })).json(),
    ).toEqual({
      matching: 8,
      questions: 8,
    });
    expect((await ask({ topic_slugs: ['bare'] })).json()).toEqual({ matching: 0, questions: 0 });
  });

  it('holds one of each design, and a second of any only when there are no others', async () => {
    const { topics } = await addSubject(test, 'chemistry-sl', { bonds: {}, acids: {} });
    const variants = (topic: string, designKey: string) =>
      Array.from({ length: 6 }, (_, variant) =>
        draftOf(topics[topic]!, { designKey, variant, text: `${designKey} with ${variant}` }),
      );
    await insertQuestions(test, [
      ...['ionic', 'polar', 'metallic'].flatMap((design) => variants('bonds', design)),
      ...['strong', 'weak'].flatMap((design) => variants('acids', design)),
    ]);
    const { choice, started, read, call } = await student();
    const designsIn = async (rules: Record<string, unknown>) => {
      const { slug } = await started(rules);
      const counts = new Map<string, number>();
      for (const { question } of (await read(slug)).questions!) {
        const design = question.questions_text.split(' ')[0]!;
        counts.set(design, (counts.get(design) ?? 0) + 1);
      }
      return [...counts.values()].sort((a, b) => a - b);
    };
    const all = { subject_slug: 'chemistry-sl', topic_slugs: ['bonds', 'acids'] };
    const bonds = { ...all, topic_slugs: ['bonds'] };
    const ask = async (rules: Record<string, unknown>) =>
      (await call('POST', '/matching', choice(rules))).json();
    expect(await ask(all)).toEqual({ matching: 5, questions: 5 });
    expect(await ask({ ...bonds, duration: 60 })).toEqual({ matching: 3, questions: 10 });
    for (let times = 0; times < 3; times += 1) expect(await designsIn(all)).toEqual([1, 1, 1, 1, 1]);
    expect(await designsIn(bonds)).toEqual([1, 2, 2]);
    expect(await designsIn({ ...bonds, duration: 60 })).toEqual([3, 3, 4]);
  });

  it('of topics without questions is refused, and counts for nothing', async () => {
    const { call, choice, user } = await student();
    const answer = await call('POST', '', choice({ topic_slugs: ['bare'] }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('no questions');
    expect(await count(user.id)).toBe(0);
  });

  it.each([
    ['no topic', { topic_slugs: [] }, 400],
    ['an odd duration', { duration: 45 }, 400],
    ['a duration as text', { duration: '30' }, 400],
    ['an unknown subject', { subject_slug: 'latin' }, 404],
    ['a subject for staff', { subject_slug: 'economics-hl', topic_slugs: ['markets'] }, 404],
    ['an unknown topic', { topic_slugs: ['alchemy'] }, 404],
    ['a subtopic as a topic', { topic_slugs: ['logs'] }, 404],
    [
      'a subtopic of a topic that was not chosen',
      { topic_slugs: ['calculus'], subtopic_slugs: ['logs'] },
      400,
    ],
    ['a slug that is none', { topic_slugs: ['a b'] }, 400],
    ['a topic that is no text', { topic_slugs: [7] }, 400],
  ])('with %s is refused', async (_, more, status) => {
    const { call, choice, user } = await student();
    expect((await call('POST', '', choice(more))).statusCode).toBe(status);
    expect(await count(user.id)).toBe(0);
  });

  it('needs an account', async () => {
    const { choice } = testsOf(accounts, '');
    expect((await accounts.post('/api/test', choice())).statusCode).toBe(401);
    expect((await accounts.get('/api/test')).statusCode).toBe(401);
    expect((await accounts.get('/api/test/allowance')).statusCode).toBe(401);
  });
});

describe('the monthly limit', () => {
  const fill = (userId: string, tests: number, at: Date) =>
    test.database.pool.query(
      `insert into practice_tests (slug, user_id, subject_id, duration, created_at)
       select md5(random()::text || n), $1, (select id from subjects limit 1), 30, $3 from generate_series(1, $2) n`,
      [userId, tests, at],
    );

  it('lets exactly one of two hundred calls have the last free test', async () => {
    const { user, call, choice } = await student();
    await fill(user.id, 29, test.clock.now());
    const answers = await Promise.all(Array.from({ length: 200 }, () => call('POST', '', choice())));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // On a busy machine some may have waited too long in the line, which is told with 503.
    expect(statuses.filter((status) => status === 403 || status === 503)).toHaveLength(199);
    expect(answers.find(({ statusCode }) => statusCode === 403)!.json()).toMatchObject({
      code: 'limit_reached',
      message: 'Uh oh! You have used all free resources',
    });
    expect(await count(user.id)).toBe(30);
    expect((await call('GET', '/allowance')).json()).toEqual({ used: 30, limit: 30, plan: 'free' });
  });

  it('begins anew with the month, in UTC', async () => {
    const { user, call, create } = await student();
    const now = test.clock.now();
    await fill(user.id, 30, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) - 1));
    expect((await call('GET', '/allowance')).json()).toEqual({ used: 0, limit: 30, plan: 'free' });
    await create();
  });

  it('is none for staff', async () => {
    const { user, token } = await accounts.signUpAs(roleIds.staff);
    const { call, create } = testsOf(accounts, token);
    await fill(user.id, 40, test.clock.now());
    expect((await call('GET', '/allowance')).json()).toEqual({ used: 40, limit: null, plan: 'free' });
    await create();
  });
});
