import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf, tokenOf } from '../accounts/accounts.fixture.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { addAskedQuestion } from './replies.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let topic: number;
let id: number;
let student: Account;

const scheme = ['M1', 'A1', 'M1', 'A2', 'R1'].map((mark) => ({ text: `for ${mark}`, mark }));

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  topic = (await addSubject(test, 'math-aa-sl', { lines: {} })).topics.lines!;
});
beforeEach(async () => {
  student = await accounts.signUp();
  id = await addSchemed();
});

const addSchemed = (changes: object = {}) =>
  addAskedQuestion(test, topic, { answers: [{ body: 'It follows.', markLines: scheme }], ...changes });
const send = (question: unknown, body: unknown, token?: string) =>
  accounts.call('PATCH', `/api/questions/${question}/ticks`, body, { token });
const tick = (ticked: number[], unticked: number[] = [], token = student.token) =>
  send(id, { ticked_lines: ticked, unticked_lines: unticked }, token);
const ticked = async (token = student.token) =>
  (await accounts.get(`/api/questions/${id}/replies`, token)).json().ticked_lines;

describe('ticked lines of a mark scheme', () => {
  it('are there again, wherever their student signs in', async () => {
    expect(await ticked()).toEqual([]);
    expect((await tick([3, 0, 3])).json()).toEqual({ ticked_lines: [0, 3] });
    expect(await ticked(tokenOf(await accounts.logIn(student.email)))).toEqual([0, 3]);
  });

  it('change line by line: what isn’t named stays', async () => {
    await tick([0, 1]);
    expect((await tick([4], [0])).json()).toEqual({ ticked_lines: [1, 4] });
    expect((await tick([], [2, 99])).json()).toEqual({ ticked_lines: [1, 4] });
    expect((await tick([], [1, 4])).json()).toEqual({ ticked_lines: [] });
    expect(await ticked()).toEqual([]);
  });

  it('leave nothing where there were none to take back', async () => {
    expect((await tick([], [0])).json()).toEqual({ ticked_lines: [] });
    expect(await accounts.rows('select from question_ticks where question_id = $1', [id])).toHaveLength(0);
  });

  it('of several devices at once are all kept', async () => {
    const answers = await Promise.all(scheme.map((_, line) => tick([line])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(scheme.map(() => 200));
    expect(await ticked()).toEqual([0, 1, 2, 3, 4]);
  });

  it('are nobody else’s, and a visitor has none', async () => {
    await tick([1]);
    const other = await accounts.signUp();
    expect(await ticked(other.token)).toEqual([]);
    await tick([2], [1], other.token);
    expect(await ticked()).toEqual([1]);
    expect((await send(id, { ticked_lines: [0], unticked_lines: [] })).statusCode).toBe(401);
  });

  it('go with the question, and with the student', async () => {
    const kept = () => accounts.rows('select from question_ticks where question_id = $1', [id]);
    await tick([1]);
    const owner = await accounts.signUpAs(roleIds.owner);
    const { user } = student;
    const gone = await accounts.call(
      'DELETE',
      `/api/admin/users/${user.id}`,
      { email: user.email },
      { token: owner.token },
    );
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await kept()).toHaveLength(0);
    await tick([1], [], owner.token);
    expect(await kept()).toHaveLength(1);
    await accounts.rows('delete from questions where id = $1', [id]);
    expect(await kept()).toHaveLength(0);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['half of it', { ticked_lines: [0] }],
    ['a word', { ticked_lines: ['M1'], unticked_lines: [] }],
    ['less than none', { ticked_lines: [-1], unticked_lines: [] }],
    ['half a line', { ticked_lines: [0.5], unticked_lines: [] }],
    ['a line beyond all schemes', { ticked_lines: [], unticked_lines: [70_000] }],
    ['201 lines', { ticked_lines: Array.from({ length: 201 }, () => 0), unticked_lines: [] }],
  ])('are refused: %s', async (_, body) => {
    expect((await send(id, body, student.token)).statusCode).toBe(400);
    expect(await ticked()).toEqual([]);
  });

  it('are lines that the scheme has', async () => {
    const answer = await tick([1, scheme.length]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: 'ticked_lines', message: 'The mark scheme has no such line' },
    ]);
    expect(await ticked()).toEqual([]);
  });

  it('are of questions that one may see', async () => {
    const body = { ticked_lines: [0], unticked_lines: [] };
    const hidden = await addSchemed({ visible: false });
    for (const question of [hidden, 999_999]) {
      expect((await send(question, body, student.token)).statusCode).toBe(404);
    }
    const staff = await accounts.signUpAs(roleIds.staff);
    expect((await send(hidden, body, staff.token)).statusCode).toBe(200);
    for (const question of ['0', 'x', '1.5', '2147483648']) {
      expect((await send(question, body, student.token)).statusCode, question).toBe(400);
    }
  });

  it('wait while a test runs that holds the question', async () => {
    const tests = testsOf(accounts, student.token);
    const { slug, ids } = await tests.started({ topic_slugs: ['lines'] });
    const body = { ticked_lines: [0], unticked_lines: [] };
    expect((await send(ids[0], body, student.token)).statusCode).toBe(409);
    await tests.call('PUT', `/${slug}`, {});
    expect((await send(ids[0], body, student.token)).statusCode).toBe(200);
  });
});
