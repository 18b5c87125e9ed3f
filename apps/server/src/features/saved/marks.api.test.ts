import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { readMarks } from './read-marks.ts';
import { addSmallBank } from './saved.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addSmallBank>>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
});

describe.each([
  ['completed', '/api/completed_question', 'question_id', 'Question marked as incomplete'],
  ['completed', '/completed_question', 'question_id', 'Question marked as incomplete'],
  ['pinned', '/api/pinned_question', 'question', 'Question unpinned'],
  ['pinned', '/pinned_question', 'question', 'Question unpinned'],
])('%s questions at %s', (_kind, path, field, removed) => {
  const mark = (id: unknown, token?: string, slash = '') =>
    accounts.post(`${path}${slash}`, { [field]: id }, { token });
  const unmark = (id: unknown, token?: string) =>
    accounts.call('DELETE', `${path}/user/${id}`, undefined, { token });
  const list = async (token: string, slash = '') =>
    (await accounts.get(`${path}/user${slash}`, token)).json();

  it('are added and removed, each as often as one likes', async () => {
    const { token } = await accounts.signUp();
    expect(await list(token)).toEqual([]);
    for (const slash of ['', '/', '']) {
      const answer = await mark(bank.one, token, slash);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ question_id: bank.one });
    }
    test.clock.advance({ seconds: 1 });
    await mark(String(bank.two), token);
    expect(await list(token, '/')).toEqual([{ question_id: bank.two }, { question_id: bank.one }]);
    for (const again of [1, 2]) {
      const answer = await unmark(bank.one, token);
      expect(answer.statusCode, String(again)).toBe(200);
      expect(answer.json()).toEqual({ message: removed });
    }
    expect(await list(token)).toEqual([{ question_id: bank.two }]);
  });

  it('come out right when many are added at once', async () => {
    const { token } = await accounts.signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(bank.one, token)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(200));
    expect(await list(token)).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const [one, other] = [await accounts.signUp(), await accounts.signUp()];
    await mark(bank.one, one.token);
    expect(await list(other.token)).toEqual([]);
    expect((await unmark(bank.one, other.token)).statusCode).toBe(200);
    expect(await list(one.token)).toHaveLength(1);
    for (const answer of [await mark(bank.one), await unmark(bank.one), await accounts.get(`${path}/user`)]) {
      expect(answer.statusCode).toBe(401);
    }
  });

  it('can be marked by those only who see them', async () => {
    const { token } = await accounts.signUp();
    for (const id of [bank.hidden, bank.secret, 999_999, 2_147_483_647]) {
      expect((await mark(id, token)).statusCode, String(id)).toBe(404);
    }
    const staff = await accounts.signUpAs(roleIds.staff);
    expect((await mark(bank.secret, staff.token)).statusCode).toBe(200);
    expect((await mark(bank.hidden, staff.token)).statusCode).toBe(200);
  });

  it('are not made of garbage', async () => {
    const { token } = await accounts.signUp();
    for (const id of [0, -1, 1.5, 'x', '1e3', '', null, true, [bank.one], {}, 2 ** 31, 2 ** 53, '1\0']) {
      expect((await mark(id, token)).statusCode, JSON.stringify(id)).toBe(400);
    }
    expect((await accounts.post(path, undefined, { token })).statusCode).toBe(400);
    expect((await accounts.post(path, [], { token })).statusCode).toBe(400);
    for (const id of ['0', '-1', 'x', '1.5', '99999999999', '%00', '1%20or%201']) {
      expect((await unmark(id, token)).statusCode, id).toBe(400);
    }
    expect((await unmark(999_999, token)).statusCode).toBe(200);
  });
});

it('a question and a user take their marks along', async () => {
  const { token, user } = await accounts.signUp();
  await accounts.post('/api/completed_question', { question_id: bank.three }, { token });
  await accounts.post('/api/pinned_question', { question: bank.three }, { token });
  await accounts.rows('delete from users where id = $1', [user.id]);
  const left = 'select from completed_questions natural full join pinned_questions where user_id = $1';
  expect(await accounts.rows(left, [user.id])).toEqual([]);
});

describe('all marks at once', () => {
  const marks = async (token?: string, path = '/api/question_marks') => accounts.get(path, token);

  it('are ids by kind, the newest first', async () => {
    const { token } = await accounts.signUp();
    expect((await marks(token)).json()).toEqual({ completed: [], pinned: [], bookmarked: [] });
    await accounts.post('/api/completed_question', { question_id: bank.one }, { token });
    test.clock.advance({ seconds: 1 });
    await accounts.post('/api/completed_question', { question_id: bank.two }, { token });
    await accounts.post('/api/pinned_question', { question: bank.three }, { token });
    await accounts.post(`/api/user_question/${bank.one}`, undefined, { token });
    const all = { completed: [bank.two, bank.one], pinned: [bank.three], bookmarked: [bank.one] };
    expect((await marks(token)).json()).toEqual(all);
    expect((await marks(token, '/api/question_marks/')).json()).toEqual(all);
    await accounts.call('DELETE', `/api/completed_question/user/${bank.two}`, undefined, { token });
    await accounts.call('DELETE', '/api/user_question', undefined, { token });
    expect((await marks(token)).json()).toEqual({ ...all, completed: [bank.one], bookmarked: [] });
  });

  it('are nobody else’s and not for visitors', async () => {
    const [one, other] = [await accounts.signUp(), await accounts.signUp()];
    await accounts.post('/api/pinned_question', { question: bank.one }, { token: one.token });
    expect((await marks(other.token)).json()).toEqual({ completed: [], pinned: [], bookmarked: [] });
    expect((await marks(one.token)).headers['cache-control']).toBe('no-store');
    expect((await marks()).statusCode).toBe(401);
    expect((await marks('wrong')).statusCode).toBe(401);
  });
});

it('a visitor has marked nothing', async () => {
  expect(await readMarks(test, 'bookmarked', undefined)).toEqual([]);
});
