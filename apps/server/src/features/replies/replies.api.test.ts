import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { strange } from '../../../../../packages/replies/src/hostile-replies.fixture.ts';
import { statementsOf } from '../../../test/statements.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';
import { checkLimits } from './check-limits.ts';
import { addAskedQuestion, fields, secrets } from './replies.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let topic: number;
let secretTopic: number;
let question: number;
const lines: string[] = [];

beforeAll(async () => {
  test = await startTestApp({
    environment: { RATE_LIMIT_SCALE: '1000' },
    logTo: { write: (line) => lines.push(line) },
  });
  accounts = accountsOf(test);
  topic = (await addSubject(test, 'math-aa-sl', { lines: {} })).topics.lines!;
  secretTopic = (await addSubject(test, 'economics-hl', { markets: {} }, { staffOnly: true })).topics
    .markets!;
  question = await addAskedQuestion(test, topic);
});

type Givens = Record<string, string>;
const check = (id: unknown, givens: Givens, token?: string) =>
  accounts.post(
    `/api/questions/${id}/check`,
    { replies: Object.entries(givens).map(([field, value]) => ({ field, value })) },
    { token },
  );
const read = (id: unknown, field: string, value: string, token?: string) =>
  accounts.post(`/api/questions/${id}/read`, { field, value }, { token });
const kept = async (id: unknown, token: string) =>
  (await accounts.get(`/api/questions/${id}/replies`, token)).json().replies;
const completed = async (token: string) =>
  (await accounts.get('/api/completed_question/user', token))
    .json()
    .map((mark: { question_id: number }) => mark.question_id);

describe('what was typed', () => {
  it('is marked for anybody, field by field and in sum', async () => {
    const answer = await check(question, { 'a.1': `p = ${secrets.expected}` });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({
      fields: [
        {
          field: 'a.1',
          verdict: 'right',
          readAs: expect.stringContaining('7193.5'),
          read_html: expect.stringContaining('<math'),
          marks: 2,
          of: 2,
        },
      ],
      parts: [
        { part: 'a', marks: 2, of: 2 },
        { part: 'b', marks: 0, of: 3 },
      ],
      marks: 2,
      of: 5,
    });
  });

  it('gets the marks that follow from an earlier reply, if that one is sent', async () => {
    const along = (await check(question, { 'a.1': '10', 'b.1': '20' })).json();
    expect(along.fields).toMatchObject([
      { field: 'a.1', verdict: 'wrong', marks: 0 },
      { field: 'b.1', verdict: 'right', followThrough: true, marks: 3, note: expect.any(String) },
    ]);
    expect(along.fields[1].note_html).toContain('Right from your answer');
    expect((await check(question, { 'b.1': '20' })).json().fields).toMatchObject([{ verdict: 'wrong' }]);
  });

  it('is told what went wrong, typeset', async () => {
    const [field] = (await check(question, { 'a.1': secrets.mistake })).json().fields;
    expect(field).toMatchObject({ verdict: 'wrong', marks: 0, note: expect.stringContaining('$q$') });
    expect(field.note_html).toContain('<math');
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['2x+', 'unreadable'],
    ['((((', 'unreadable'],
    ['<script>alert(1)</script>', 'unreadable'],
    ['7200', 'accuracy'],
    ['1', 'wrong'],
  ])('%j is %s', async (value, verdict) => {
    const answer = await check(question, { 'a.1': value });
    expect(answer.json().fields, answer.body).toMatchObject([{ field: 'a.1', verdict, of: 2 }]);
    expect(answer.body).not.toContain('<script');
  });

  it.each([
    [
      'a field that the question has not',
      { 'c.1': '1' },
      'This question has no field c.1',
      'replies.0.field',
    ],
    ['a field of Object', { constructor: '1' }, 'This question has no field constructor', 'replies.0.field'],
    ['a field for oneself', { 'a.1': '1', 'b.2': 'x' }, 'Field b.2 is marked by yourself', 'replies.1.field'],
    ['too long a reply', { 'a.1': '1'.repeat(401) }, 'under 400 characters', 'replies.0.value'],
  ])('is refused in words: %s', async (_, givens, words, path) => {
    const answer = await check(question, givens as unknown as Givens);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([{ path, message: expect.stringContaining(words) }]);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no replies', { replies: [] }],
    ['a number', { replies: [{ field: 'a.1', value: 7 }] }],
    ['no value', { replies: [{ field: 'a.1' }] }],
    [
      'one field twice',
      {
        replies: [
          { field: 'a.1', value: '1' },
          { field: 'a.1', value: '2' },
        ],
      },
    ],
    ['61 replies', { replies: Array.from({ length: 61 }, (__, n) => ({ field: `f${n}`, value: '1' })) }],
    ['what no database takes', { replies: [{ field: 'a.1', value: '\u0000' }] }],
  ])('is refused: %s', async (_, body) => {
    expect((await accounts.post(`/api/questions/${question}/check`, body)).statusCode).toBe(400);
  });

  it('is marked of questions that one may see', async () => {
    const hidden = await addAskedQuestion(test, topic, { visible: false });
    const secret = await addAskedQuestion(test, secretTopic);
    const student = await accounts.signUp();
    const staff = await accounts.signUpAs(roleIds.staff);
    for (const id of [hidden, secret, 999_999]) {
      for (const token of [undefined, student.token]) {
        expect((await check(id, { 'a.1': '1' }, token)).statusCode).toBe(404);
        expect((await read(id, 'a.1', '1', token)).statusCode).toBe(404);
      }
      expect((await accounts.get(`/api/questions/${id}/replies`, student.token)).statusCode).toBe(404);
    }
    expect((await check(hidden, { 'a.1': '1' }, staff.token)).statusCode).toBe(200);
    for (const id of ['0', 'x', '1.5', '2147483648']) {
      expect((await check(id, { 'a.1': '1' })).statusCode, id).toBe(400);
    }
  });

  it('gets a verdict or a refusal, whatever it is', async () => {
    const id = await addAskedQuestion(test, topic, {
      replies: [
        { field: 'q.1', part: '', kind: 'expression', expected: 'x^2 + sin(x)', variables: ['x'], marks: 2 },
        { field: 'q.2', part: '', kind: 'units', expected: '9.81 m s^-2', marks: 2 },
        { field: 'q.3', part: '', kind: 'formula', expected: 'CH3CH2OH', marks: 2 },
      ],
    });
    for (const value of strange) {
      const answer = await check(id, { 'q.1': value, 'q.2': value, 'q.3': value });
      // What no database takes is refused before it is read.
      expect([200, 400], `${value}: ${answer.body}`).toContain(answer.statusCode);
      expect(answer.body).not.toContain('<script');
    }
  });

  it('of a broken question is never called wrong', async () => {
    const broken = await addAskedQuestion(test, topic, {
      replies: [{ field: 'q.1', part: '', kind: 'number', expected: '2x+', marks: 6 }],
    });
    lines.length = 0;
    const answer = await check(broken, { 'q.1': '4' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'internal',
      message: expect.stringContaining('could not be marked'),
    });
    expect(lines.filter((line) => line.includes('a reply could not be marked'))).toHaveLength(1);
  });

  it.each(['check', 'read'] as const)('is limited by address: %s', async (what) => {
    const limit = checkLimits(test.config)[what];
    await test.rateLimits.spend(limit, networkOf('203.0.113.7'), limit.tries);
    const from = (address: string) =>
      accounts.post(
        `/api/questions/${question}/${what}`,
        what === 'read' ? { field: 'a.1', value: '1' } : { replies: [{ field: 'a.1', value: '1' }] },
        { address },
      );
    // Each server hands its count over in portions.
    const answers = [];
    while (answers.length < 20) answers.push(await from('203.0.113.7'));
    expect(answers.at(-1)!.statusCode).toBe(429);
    expect(answers.at(-1)!.json().message).toContain('Too many answers were checked');
    expect((await from('198.51.100.9')).statusCode).toBe(200);
  });
});

describe('a multiple-choice question', () => {
  it('can be answered though nobody wrote what is typed', async () => {
    const id = await addQuestion(test, topic, {
      text: 'Which is it?\n\n- A. $x = 2$\n- B. nothing\n- C. all\n- D. none',
      mcqAnswer: 'B',
    });
    const { replies, answerable } = (await accounts.get(`/api/questions/${id}`)).json();
    expect(answerable).toBe(true);
    expect(replies).toMatchObject([
      { field: 'q.1', part: '', kind: 'choice', marks: 3, choices: [{}, { text: 'nothing' }, {}, {}] },
    ]);
    expect(replies[0].choices[0].html).toContain('<math');
    expect((await check(id, { 'q.1': 'b' })).json()).toMatchObject({ marks: 3, of: 3 });
    expect((await check(id, { 'q.1': 'A' })).json()).toMatchObject({ marks: 0, of: 3 });
  });
});

describe('how it is read', () => {
  it('is shown before it is marked', async () => {
    const answer = await read(question, 'a.1', '1/2');
    expect(answer.json()).toEqual({ read_html: expect.stringContaining('<mfrac') });
    expect((await read(question, 'a.1', '')).json()).toEqual({ read_html: '' });
  });

  it('says what can not be read', async () => {
    expect((await read(question, 'a.1', '2x+')).json()).toEqual({
      read_html: '',
      problem: expect.stringContaining("This can't be read"),
    });
  });

  it('is told of fields that are typed', async () => {
    for (const field of ['c.1', 'b.2', '']) expect((await read(question, field, '1')).statusCode).toBe(400);
  });
});

describe('what is expected', () => {
  it('leaves the server in no answer', async () => {
    const student = await accounts.signUp();
    const staff = await accounts.signUpAs(roleIds.staff);
    await addAskedQuestion(test, topic, { text: 'A zeppelin flies. Find $p$. [6]' });
    const wrong = { 'a.1': '-9', 'b.1': '5' };
    const calls = [
      `/api/questions/${question}`,
      '/api/questions?subject=math-aa-sl',
      `/api/questions/${question}/neighbours?subject=math-aa-sl`,
      '/api/search?query=zeppelin',
    ];
    await accounts.post(`/api/user_question/${question}`, {}, { token: student.token });
    const answers = [
      ...(await Promise.all(
        calls.flatMap((url) => [
          accounts.get(url),
          accounts.get(url, student.token),
          accounts.get(url, staff.token),
        ]),
      )),
      await accounts.get('/api/user_question', student.token),
      await check(question, wrong, student.token),
      await check(question, { 'a.1': '7200', 'b.1': '' }),
      await check(question, { 'a.1': '2x+' }),
      await read(question, 'b.1', '5'),
      await accounts.get(`/api/questions/${question}/replies`, student.token),
    ];
    for (const answer of answers) {
      expect(answer.statusCode, answer.body).toBe(200);
      for (const secret of Object.values(secrets)) expect(answer.body).not.toContain(secret);
      expect(answer.body).not.toMatch(/"(expected|mistakes|follows|unless|accuracy|variables)":/);
    }
  });

  it('is asked for by name, with what a page shows', async () => {
    const whole = (await accounts.get(`/api/questions/${question}`)).json();
    expect(whole.answerable).toBe(true);
    expect(whole.replies).toEqual([
      {
        field: 'a.1',
        part: 'a',
        kind: 'number',
        marks: 2,
        label: { text: '$p =$', html: expect.stringContaining('<math') },
        unit: { text: 'm s^-2', html: 'm s<sup>−2</sup>' },
      },
      { field: 'b.1', part: 'b', kind: 'number', marks: 3 },
      { field: 'b.2', part: 'b', kind: 'self', marks: 1, why: 'explain' },
    ]);
    expect(whole.replies[0].label.html).not.toContain('<p>');
  });

  it('is known to a list as far as there is something to type', async () => {
    const own = fields.filter(({ kind }) => kind === 'self');
    const ids = {
      typed: question,
      own: await addAskedQuestion(test, topic, { replies: own, mcqAnswer: 'B' }),
      none: await addAskedQuestion(test, topic, { replies: [] }),
    };
    const cards: Record<string, unknown>[] = [];
    for (let page = 1; cards.length < page * 10 && page < 5; page += 1) {
      const list = await accounts.get(`/api/questions?subject=math-aa-sl&pageSize=10&page=${page}`);
      cards.push(...list.json().questions);
    }
    const card = (id: number) => cards.find((one) => one.id === id)!;
    expect(card(ids.typed)).toMatchObject({ answerable: true });
    expect(card(ids.typed)).not.toHaveProperty('replies');
    expect(card(ids.own)).toMatchObject({ answerable: false });
    expect(card(ids.none)).toMatchObject({ answerable: false });
  });
});

describe('replies that are being written', () => {
  const body = {
    text: 'Look.\n\n(a) Find $p$. [2]\n\n(b) Find twice of it. [3]',
    marks: 5,
    replies: [
      { part: 'a', kind: 'number', expected: '4', mistakes: [{ value: '5', note: 'You added **one**.' }] },
      { part: 'b', kind: 'number', expected: '8', follows: '2 * a.1' },
    ],
    typed: [
      { field: 'a.1', value: '5' },
      { field: 'b.1', value: '10' },
    ],
  };
  const attempt = (changes: object, token?: string) =>
    accounts.post('/api/admin/replies/try', { ...body, ...changes }, { token });
  let staff: Account;
  beforeEach(async () => {
    staff = await accounts.signUpAs(roleIds.staff);
  });

  it('are tried by staff before they are saved', async () => {
    const answer = await attempt({}, staff.token);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      fields: [
        { field: 'a.1', verdict: 'wrong', note_html: expect.stringContaining('<strong>one</strong>'), of: 2 },
        { field: 'b.1', verdict: 'right', followThrough: true, read_html: expect.stringContaining('<math') },
      ],
      marks: 3,
      of: 5,
    });
  });

  it.each([
    ['a part that is not there', { replies: [{ ...body.replies[0], part: 'c' }] }, 'replies.0.part'],
    [
      'an answer that can not be read',
      { replies: [{ ...body.replies[0], expected: '((' }] },
      'replies.0.expected',
    ],
    ['a field that there is not', { typed: [{ field: 'z.1', value: '1' }] }, 'typed.0.field'],
    ['nothing typed', { typed: [] }, 'typed'],
  ])('are refused in words: %s', async (_, changes, path) => {
    const answer = await attempt(changes, staff.token);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().issues).toMatchObject([{ path, message: expect.any(String) }]);
  });

  it('are for staff alone', async () => {
    expect((await attempt({})).statusCode).toBe(401);
    expect((await attempt({}, (await accounts.signUp()).token)).statusCode).toBe(403);
  });
});

describe('replies of a student', () => {
  let student: Account;
  let id: number;
  beforeEach(async () => {
    student = await accounts.signUp();
    id = await addAskedQuestion(test, topic);
  });

  it('are kept, the last of each field, with their date', async () => {
    expect(await kept(id, student.token)).toEqual([]);
    await check(id, { 'b.1': '20', 'a.1': '10' }, student.token);
    test.clock.advance({ minutes: 5 });
    await check(id, { 'a.1': secrets.expected }, student.token);
    const [a, b, ...others] = await kept(id, student.token);
    expect(others).toEqual([]);
    expect(a).toEqual({
      field: 'a.1',
      value: secrets.expected,
      verdict: 'right',
      marks: 2,
      of: 2,
      checked_at: expect.any(String),
    });
    expect(b).toMatchObject({ field: 'b.1', value: '20', verdict: 'right', marks: 3, of: 3 });
    expect(Date.parse(a.checked_at) - Date.parse(b.checked_at)).toBeGreaterThanOrEqual(5 * 60_000);
  });

  it('are nobody else’s, and a visitor has none', async () => {
    await check(id, { 'a.1': '10' }, student.token);
    await check(id, { 'a.1': '11' });
    const other = await accounts.signUp();
    expect(await kept(id, other.token)).toEqual([]);
    expect(await kept(id, student.token)).toMatchObject([{ value: '10' }]);
    expect((await accounts.get(`/api/questions/${id}/replies`)).statusCode).toBe(401);
  });

  it('complete a question once each field was checked with something readable', async () => {
    await check(id, { 'a.1': '10', 'b.1': '2x+' }, student.token);
    expect(await completed(student.token)).toEqual([]);
    // Right or wrong doesn't matter, and what could be read once counts.
    await check(id, { 'a.1': '2x+', 'b.1': '1' }, student.token);
    expect(await completed(student.token)).toEqual([id]);
    await check(id, { 'a.1': '4' }, student.token);
    expect(await completed(student.token)).toEqual([id]);
  });

  it('come out right when they are sent many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        check(id, turn % 2 ? { 'a.1': '1', 'b.1': '2' } : { 'b.1': '2', 'a.1': '1' }, student.token),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await kept(id, student.token)).toMatchObject([{ value: '1' }, { value: '2' }]);
  });

  it('go with the question', async () => {
    await check(id, { 'a.1': '10' }, student.token);
    await accounts.rows('delete from questions where id = $1', [id]);
    expect(await accounts.rows('select from question_replies where question_id = $1', [id])).toEqual([]);
  });

  it('cost the same number of statements, however many they are', async () => {
    // What an address may ask for is counted in portions, so that only now and then a call pays for it.
    const sent = async (givens: Givens) =>
      (await statementsOf(test.database, () => check(id, givens, student.token))).filter(
        (statement) => !statement.includes('rate_limits'),
      ).length;
    await sent({ 'a.1': '1', 'b.1': '1' });
    expect(await sent({ 'a.1': '1', 'b.1': '2' })).toBe(await sent({ 'a.1': '3' }));
  });
});
