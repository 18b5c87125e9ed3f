import { roleIds } from '@sevenfold/contract/accounts/roles';
import { savedLimit } from '@sevenfold/contract/saved/saved.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { addQuestion } from '../questions/questions.fixture.ts';
import { addSmallBank } from './saved.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let bank: Awaited<ReturnType<typeof addSmallBank>>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  bank = await addSmallBank(test);
});

describe.each(['/api/user_question', '/user_question'])('bookmarks at %s', (path) => {
  const save = async (id: unknown, token?: string, body?: unknown) => {
    test.clock.advance({ seconds: 1 });
    return accounts.post(`${path}/${id}`, body, { token });
  };
  const remove = (id: unknown, token?: string) =>
    accounts.call('DELETE', `${path}/${id}`, undefined, { token });
  const clear = (token?: string, slash = '/') =>
    accounts.call('DELETE', `${path}${slash}`, undefined, { token });
  const list = async (token: string, slash = '/') => (await accounts.get(`${path}${slash}`, token)).json();

  it('are kept once, with their question, the newest first', async () => {
    const { token } = await accounts.signUp();
    expect(await list(token)).toEqual([]);
    const first = (await save(bank.one, token, { is_completed: true })).json();
    expect(first).toEqual({ id: expect.any(Number), question_id: bank.one, is_completed: true });
    await save(bank.two, token);
    expect((await save(bank.one, token)).json()).toEqual(first);
    expect((await save(bank.one, token, { is_completed: false })).json()).toEqual({
      ...first,
      is_completed: false,
    });
    const saved = await list(token, '');
    expect(saved.map((entry: { question_id: number }) => entry.question_id)).toEqual([bank.two, bank.one]);
    expect(saved[1]).toMatchObject({
      id: first.id,
      is_completed: false,
      question: {
        id: bank.one,
        marks: 3,
        subject: { slug: 'math-aa-sl' },
        topic_path: [{ slug: 'functions' }, { slug: 'lines' }],
        questions_text: 'Question **one**: solve $x = 1$.',
      },
    });
    expect(saved[1].question).not.toHaveProperty('visible');
    expect(saved[1].question).not.toHaveProperty('Answer');
  });

  it('come out right when many are added at once', async () => {
    const { token } = await accounts.signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(bank.one, token)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await list(token)).toHaveLength(1);
  });

  it('are removed by their own id or their question’s, and a removal sent twice takes nothing else along', async () => {
    const { token } = await accounts.signUp();
    const one = (await save(bank.one, token)).json();
    await save(bank.two, token);
    expect(one.id).toBeGreaterThanOrEqual(1_000_000_000);
    for (const id of [one.id, one.id, bank.one, 999_999]) {
      const answer = await remove(id, token);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ message: 'Question removed from bookmarks.' });
    }
    expect(await list(token)).toMatchObject([{ question_id: bank.two }]);
    await remove(bank.two, token);
    expect(await list(token)).toEqual([]);
  });

  it('are all removed at once, one’s own only', async () => {
    const [one, other] = [await accounts.signUp(), await accounts.signUp()];
    for (const { token } of [one, other]) {
      await save(bank.one, token);
      await save(bank.two, token);
    }
    for (const slash of ['/', '']) expect((await clear(one.token, slash)).statusCode).toBe(200);
    expect(await list(one.token)).toEqual([]);
    expect(await list(other.token)).toHaveLength(2);
  });

  it('are nobody else’s', async () => {
    const [one, other] = [await accounts.signUp(), await accounts.signUp()];
    const bookmark = (await save(bank.one, one.token)).json();
    for (const id of [bookmark.id, bank.one]) expect((await remove(id, other.token)).statusCode).toBe(200);
    expect(await list(one.token)).toHaveLength(1);
    expect(await list(other.token)).toEqual([]);
    for (const answer of [await save(bank.one), await remove(1), await clear(), await accounts.get(path)]) {
      expect(answer.statusCode).toBe(401);
    }
  });

  it('are of questions that one may see', async () => {
    const student = await accounts.signUp();
    for (const id of [bank.hidden, bank.secret, 999_999]) {
      expect((await save(id, student.token)).statusCode).toBe(404);
    }
    const staff = await accounts.signUpAs(roleIds.staff);
    await save(bank.secret, staff.token);
    await save(bank.hidden, staff.token);
    expect(await list(staff.token)).toMatchObject([
      { question: { id: bank.hidden, visible: false } },
      { question: { id: bank.secret } },
    ]);
  });

  it('leave out a question while it is hidden', async () => {
    const { token } = await accounts.signUp();
    const id = await addQuestion(test, bank.topic);
    await save(id, token);
    await accounts.rows('update questions set visible = false where id = $1', [id]);
    expect(await list(token)).toEqual([]);
    await accounts.rows('update questions set visible = true where id = $1', [id]);
    expect(await list(token)).toHaveLength(1);
    await accounts.rows('delete from questions where id = $1', [id]);
    expect(await list(token)).toEqual([]);
  });

  it('end at a thousand, which are still listed', async () => {
    const { token, user } = await accounts.signUp();
    await accounts.rows(
      `with many as (
         insert into questions
           (subject_id, topic_id, difficulty, marks, questions_text, questions_html, created_at, updated_at)
         select subject_id, topic_id, difficulty, marks, questions_text, questions_html, created_at, updated_at
         from questions, generate_series(1, ${savedLimit}) n where id = $1 returning id)
       insert into user_questions (user_id, question_id, created_at) select $2, id, now() from many`,
      [bank.three, user.id],
    );
    const refusal = await save(bank.one, token);
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json().message).toBe('You can save up to 1000 questions. Remove some to make room.');
    const saved = await list(token);
    expect(saved).toHaveLength(savedLimit);
    const { question_id } = saved[0];
    expect((await save(question_id, token, { is_completed: true })).json().is_completed).toBe(true);
    await remove(question_id, token);
    // Of all who ask at the same moment for the last place, one gets it.
    const asked = await Promise.all([bank.one, bank.two, bank.three].map((id) => save(id, token)));
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('are not made of garbage', async () => {
    const { token } = await accounts.signUp();
    for (const id of ['0', '-1', 'x', '1.5', '2147483648', '%00', '1e3']) {
      expect((await save(id, token)).statusCode, id).toBe(400);
      expect((await remove(id, token)).statusCode, id).toBe(400);
    }
    for (const body of [{ is_completed: 'yes' }, [], 7, 'x', { is_completed: null }]) {
      expect((await save(bank.one, token, body)).statusCode, JSON.stringify(body)).toBeLessThan(500);
      expect(await list(token), JSON.stringify(body)).toEqual([]);
    }
    expect((await save(bank.one, token, {})).statusCode).toBe(200);
  });
});
