import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addAskedQuestion, fields, secrets } from '../replies/replies.fixture.ts';
import { closeTest } from './close-tests.jobs.ts';
import { markClosedTest, markClosedTests } from './mark-typed-replies.ts';
import { testsOf } from './practice-tests.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
const lines: string[] = [];

/** Two lines for (a), three for (b). */
const scheme = ['M1', 'A1', 'M1', 'A2', 'R1'].map((mark) => ({ text: `for ${mark}`, mark }));

beforeAll(async () => {
  test = await startTestApp({ logTo: { write: (line) => lines.push(line) } });
  accounts = accountsOf(test);
  const { topics } = await addSubject(test, 'math-aa-sl', { lines: {}, broken: {} });
  const answers = [{ body: 'It follows.', markLines: scheme }];
  for (const n of [1, 2, 3]) await addAskedQuestion(test, topics.lines!, { text: question(n), answers });
  await addAskedQuestion(test, topics.broken!, {
    replies: [{ field: 'q.1', part: '', kind: 'number', expected: '2x+', marks: 6 }],
  });
});

const question = (n: number) =>
  `Look ${n} times.\n\n(a) Find $p$. [2]\n\n(b) Find twice of it, and explain. [4]`;

async function student() {
  const { token } = await accounts.signUp();
  const tests = testsOf(accounts, token);
  const started = (topic = 'lines') => tests.started({ topic_slugs: [topic] });
  const type = (slug: string, question_id: number, givens: Record<string, string>) =>
    tests.act(slug, ...Object.entries(givens).map(([field, value]) => reply(question_id, field, value)));
  const end = (slug: string) => tests.call('PUT', `/${slug}`, {});
  return { ...tests, token, started, type, end };
}

const reply = (question_id: number, field: string, value: string, id = randomUUID()) => ({
  id,
  question_id,
  kind: 'reply',
  field,
  value,
});

const stateOf = async (slug: string) =>
  (await accounts.rows('select replies_state from practice_tests where slug = $1', [slug]))[0]!.replies_state;

describe('what is typed in a test', () => {
  it('is kept, the last of each field, whoever asks for it and however often it is sent', async () => {
    const { started, type, act, read, call } = await student();
    const { slug, ids } = await started();
    const [one, two] = ids as [number, number];
    const first = reply(one, 'a.1', '1');
    await act(slug, first, reply(one, 'b.1', '7'), reply(two, 'a.1', '5'));
    await type(slug, one, { 'a.1': '12' });
    // It was on its way for long.
    const late = (await act(slug, first)).json();
    const expected = [
      { question_id: one, field: 'a.1', value: '12' },
      { question_id: one, field: 'b.1', value: '7' },
      { question_id: two, field: 'a.1', value: '5' },
    ];
    expect(late.replies).toEqual(expect.arrayContaining(expected));
    expect((await call('GET', `/${slug}/progress`)).json().replies).toHaveLength(3);
    const { questions } = await read(slug);
    expect(questions!.find(({ question_id }) => question_id === one)!.typed).toEqual([
      { field: 'a.1', value: '12' },
      { field: 'b.1', value: '7' },
    ]);
  });

  it('comes from many tabs at once and ends as the last one said', async () => {
    const { started, act } = await student();
    const { slug, ids } = await started();
    const sent = Array.from({ length: 8 }, (_, n) => reply(ids[0]!, 'a.1', String(n)));
    const answers = await Promise.all(sent.map((one) => act(slug, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
    const fresh = ['first', 'last'].map((value) => reply(ids[0]!, 'a.1', value));
    const last = (await act(slug, ...sent, ...fresh)).json();
    expect(last.replies).toEqual([{ question_id: ids[0], field: 'a.1', value: 'last' }]);
  });

  it.each([
    ['too long', { value: '1'.repeat(401) }],
    ['no value', { value: undefined }],
    ['no field', { field: '' }],
  ])('is refused: %s', async (_, change) => {
    const { started, call } = await student();
    const { slug, ids } = await started();
    const actions = [{ ...reply(ids[0]!, 'a.1', '1'), ...change }];
    expect((await call('POST', `/${slug}/actions`, { actions })).statusCode).toBe(400);
  });

  it('changes nothing after the end', async () => {
    const { started, type, end, read } = await student();
    const { slug, ids } = await started();
    await type(slug, ids[0]!, { 'a.1': '1' });
    await end(slug);
    await type(slug, ids[0]!, { 'a.1': secrets.expected });
    const [one] = (await read(slug)).questions!.filter(({ question_id }) => question_id === ids[0]);
    expect(one!.replied!.fields[0]).toMatchObject({ value: '1', verdict: 'wrong' });
  });
});

describe('the marking', () => {
  it('comes with the end, by part, with what follows from an earlier answer', async () => {
    const { started, type, end, read } = await student();
    const { slug, ids } = await started();
    await type(slug, ids[0]!, { 'a.1': '10', 'b.1': '20' });
    const ended = (await end(slug)).json();
    expect(ended).toMatchObject({
      state: 'finished',
      replies_state: 'marked',
      // 3 of the 6 marks of the first question, of three questions that count 5 each.
      score: { marks: 2.5, total: 15, percentage: 16, source: 'machine' },
      breakdown: { source: 'machine', by_topic: [{ marks: 2.5, total: 15 }] },
    });
    const one = (await read(slug)).questions!.find(({ question_id }) => question_id === ids[0])!;
    expect(one.replied).toMatchObject({
      failed: false,
      fields: [
        {
          field: 'a.1',
          value: '10',
          verdict: 'wrong',
          marks: 0,
          of: 2,
          read_html: expect.stringContaining('<math'),
        },
        {
          field: 'b.1',
          value: '20',
          verdict: 'right',
          marks: 3,
          note_html: expect.stringContaining('Right from'),
        },
        { field: 'b.2', value: '', verdict: null, marks: 0, of: 1 },
      ],
      parts: [
        { part: 'a', marks: 0, of: 2, lines: [0, 1], own: true },
        { part: 'b', marks: 3, of: 4, lines: [2, 3, 4], own: true },
      ],
    });
    expect((await read(slug)).questions!.filter(({ replied }) => replied !== null)).toHaveLength(1);
  });

  it('is joined by what the student ticks: the method of a wrong answer, and what no machine marks', async () => {
    const { started, type, end, call } = await student();
    const { slug, ids } = await started();
    await type(slug, ids[0]!, { 'a.1': '10', 'b.1': '20' });
    await end(slug);
    const mark = async (lines_: number[] | null) =>
      (await call('PUT', `/${slug}/marking/${ids[0]}`, { lines: lines_ })).json();
    const parts = (told: { questions: { question_id: number; replied: { parts: { marks: number }[] } }[] }) =>
      told.questions
        .find(({ question_id }) => question_id === ids[0])!
        .replied.parts.map(({ marks }) => marks);
    const all = await mark([0, 1, 2, 3, 4]);
    expect(parts(all)).toEqual([1, 4]);
    expect(all.score).toMatchObject({ marks: 4.166667, source: 'machine' });
    expect(parts(await mark([0]))).toEqual([1, 3]);
    expect(parts(await mark(null))).toEqual([0, 3]);
  });

  it('comes at the deadline without any browser, once', async () => {
    const { started, type, read } = await student();
    const { slug, ids } = await started();
    await type(slug, ids[0]!, { 'a.1': secrets.expected, 'b.1': secrets.result });
    test.clock.advance({ minutes: 31 });
    expect(await read(slug)).toMatchObject({ state: 'finished', replies_state: 'waiting' });
    await test.database.transaction((tx) => test.queue.enqueue(tx, closeTest, { testId: 0 }));
    await test.database.transaction((tx) => test.queue.enqueue(tx, closeTest, { testId: 0 }));
    await expect.poll(() => stateOf(slug)).toBe('marked');
    expect(await read(slug)).toMatchObject({
      replies_state: 'marked',
      ended_by: 'deadline',
      score: { source: 'machine', marks: 4.166667 },
    });
  });

  it('never comes before the end', async () => {
    const { started, type, read } = await student();
    const { slug, ids } = await started();
    await type(slug, ids[0]!, { 'a.1': '10' });
    const [{ id }] = (await accounts.rows('select id from practice_tests where slug = $1', [slug])) as [
      { id: number },
    ];
    await markClosedTest(test, id);
    await markClosedTests(test);
    expect(await stateOf(slug)).toBe('typed');
    expect(JSON.stringify(await read(slug))).not.toContain('verdict');
  });

  it('is caught up with where a server died between the end and it', async () => {
    const { started, type, read } = await student();
    const { slug, ids } = await started();
    await type(slug, ids[0]!, { 'a.1': secrets.expected });
    await accounts.rows(
      "update practice_tests set finished_at = now(), ended_by = 'student' where slug = $1",
      [slug],
    );
    await Promise.all([markClosedTests(test), markClosedTests(test)]);
    expect(await read(slug)).toMatchObject({ replies_state: 'marked', score: { source: 'machine' } });
    // A second marking would take the first for its own.
    await accounts.rows(
      'update practice_test_questions set replied_fields = null where test_id = (select id from practice_tests where slug = $1)',
      [slug],
    );
    await markClosedTests(test);
    expect((await read(slug)).questions!.every(({ replied }) => replied === null)).toBe(true);
  });

  it('of a broken question is told as our fault and logged, never called wrong', async () => {
    const { started, type, end, read } = await student();
    const { slug, ids } = await started('broken');
    await type(slug, ids[0]!, { 'q.1': '4' });
    lines.length = 0;
    expect((await end(slug)).json()).toMatchObject({
      replies_state: 'marked',
      score: { source: 'unmarked' },
    });
    const [one] = (await read(slug)).questions!;
    expect(one).toMatchObject({
      typed: [{ field: 'q.1', value: '4' }],
      replied: { failed: true, fields: [] },
    });
    expect(lines.filter((line) => line.includes('a reply could not be marked'))).toHaveLength(1);
  });

  it('leaves tests without anything typed as they were', async () => {
    const { started, act, end, read } = await student();
    const { slug, ids } = await started();
    await act(slug, { id: randomUUID(), question_id: ids[0]!, kind: 'attempt' }, reply(ids[1]!, 'a.1', ' '));
    expect((await end(slug)).json().score).toEqual({
      marks: 5,
      total: 15,
      percentage: 33,
      source: 'unmarked',
    });
    expect((await read(slug)).questions!.every(({ replied }) => replied === null)).toBe(true);
  });
});

describe('the time of each question', () => {
  it('adds up, each report once, and never to more than the test has run', async () => {
    const { started, act, read } = await student();
    const { slug, ids } = await started();
    test.clock.advance({ seconds: 100 });
    const report = (question_id: number, seconds: number) => ({
      id: randomUUID(),
      question_id,
      kind: 'time',
      milliseconds: seconds * 1000,
    });
    const first = report(ids[0]!, 40);
    await act(slug, first);
    await act(slug, first, report(ids[1]!, 20), report(ids[0]!, 10));
    const times = async () => (await read(slug)).questions!.map(({ time_spent }) => time_spent);
    expect(await times()).toEqual([50, 20, null]);
    await act(slug, report(ids[2]!, 500));
    const sum = (await times()).reduce((all, one) => all! + one!, 0)!;
    const elapsed = 30 * 60 - (await read(slug)).remaining_ms! / 1000;
    expect(sum).toBeGreaterThanOrEqual(100);
    // Each of the three is rounded to a second.
    expect(sum).toBeLessThanOrEqual(elapsed + 1.5);
  });

  it('counts the question that was open at the deadline, and nothing else that comes late', async () => {
    const { started, act, read } = await student();
    const { slug, ids } = await started();
    const late = { id: randomUUID(), question_id: ids[0]!, kind: 'time', milliseconds: 90_000 };
    test.clock.advance({ minutes: 31 });
    await act(slug, late, { id: randomUUID(), question_id: ids[0]!, kind: 'attempt' });
    const later = { ...late, id: randomUUID(), question_id: ids[1]!, milliseconds: 86_400_000 };
    await act(slug, late, later);
    const { questions } = await read(slug);
    expect(questions!.map(({ time_spent }) => time_spent)).toEqual([90, 30 * 60 - 90, null]);
    expect(questions!.every(({ status }) => status === null)).toBe(true);
  });
});

describe('while a test runs', () => {
  const hidden = [
    ...Object.values(secrets),
    ...fields.flatMap((field) => ('mistakes' in field ? field.mistakes! : [])).map(({ note }) => note),
  ];

  it('nothing that its student can fetch tells what is expected, noted or judged', async () => {
    const { started, type, act, call, token } = await student();
    const { slug, ids } = await started();
    const id = ids[0]!;
    const typed = { 'a.1': '-9', 'b.1': '5' };
    const answers = [
      await type(slug, id, typed),
      await act(slug, { id: randomUUID(), question_id: id, kind: 'attempt' }),
      await call('GET', `/${slug}?includeAnswers=true`),
      await call('GET', `/${slug}/progress`),
      await call('GET', ''),
      await accounts.get(`/api/questions/${id}`, token),
      await accounts.get('/api/questions?subject=math-aa-sl', token),
      await accounts.post(`/api/questions/${id}/read`, { field: 'a.1', value: '-9' }, { token }),
    ];
    const refused = [
      await accounts.post(
        `/api/questions/${id}/check`,
        { replies: [{ field: 'a.1', value: '-9' }] },
        { token },
      ),
      await accounts.get(`/api/questions/${id}/replies`, token),
    ];
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
    for (const answer of refused) {
      expect(answer.statusCode, answer.body).toBe(409);
      expect(answer.json().message).toContain('a test that you are taking');
    }
    for (const { body } of [...answers, ...refused]) {
      for (const secret of hidden) expect(body).not.toContain(secret);
      expect(body).not.toMatch(/"(verdict|expected|mistakes|follows|unless|accuracy|note|note_html)":/);
    }
  });

  it('its questions can be checked by others, and by its student once it is over', async () => {
    const { started, end, token } = await student();
    const { slug, ids } = await started();
    const check = (by?: string) =>
      accounts.post(
        `/api/questions/${ids[0]}/check`,
        { replies: [{ field: 'a.1', value: '1' }] },
        by === undefined ? {} : { token: by },
      );
    expect((await check()).statusCode).toBe(200);
    expect((await check((await accounts.signUp()).token)).statusCode).toBe(200);
    expect((await check(token)).statusCode).toBe(409);
    await end(slug);
    expect((await check(token)).statusCode).toBe(200);
  });
});
