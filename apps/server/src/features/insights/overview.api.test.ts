import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSmallBank } from '../saved/saved.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let asha: Account;
let ben: Account;

const read = (query = '', token = staff.token) => accounts.get(`/api/admin/overview${query}`, token);
const overview = async (query = '') => (await read(query)).json();
const series = async (key: string, query = '') =>
  (await overview(query)).series.find((one: { key: string }) => one.key === key);
const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 3600 * 1000);

beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
  const bank = await addSmallBank(test);
  staff = await accounts.signUpAs(roleIds.staff);
  [asha, ben] = [await accounts.signUp(), await accounts.signUp()];
  await accounts.rows('update users set created_at = $2 where id = $1', [ben.user.id, daysAgo(40)]);
  const complete = (account: Account, question: number, days: number) =>
    accounts.rows('insert into completed_questions (user_id, question_id, created_at) values ($1, $2, $3)', [
      account.user.id,
      question,
      daysAgo(days),
    ]);
  await complete(asha, bank.one, 0);
  await complete(asha, bank.two, 3);
  await complete(ben, bank.one, 3);
  await complete(ben, bank.two, 50);
  await complete(staff, bank.three, 0);
  const [{ subject_id } = {}] = await accounts.rows('select subject_id from topics where id = $1', [
    bank.topic,
  ]);
  await accounts.rows(
    `insert into practice_tests (slug, user_id, subject_id, duration, created_at, finished_at)
     values ('t1', $1, $2, 30, $3, $3), ('t2', $1, $2, 30, $3, null), ('t3', $4, $2, 30, $3, $3)`,
    [asha.user.id, subject_id, daysAgo(1), staff.user.id],
  );
  await accounts.post('/api/doubts', { question_id: bank.one, queries: 'Why?' }, { token: ben.token });
  const body = { type: 'Broken images/diagrams/figures', questionId: bank.one };
  await accounts.post('/api/report', body, { token: asha.token });
  await accounts.post('/api/report', body, { token: ben.token });
  await accounts.rows('update users set locked_at = $2 where id = $1', [ben.user.id, daysAgo(2)]);
});

describe('the overview', () => {
  it('tells what waits for somebody', async () => {
    const [{ locked_at } = {}] = await accounts.rows('select locked_at from users where id = $1', [
      ben.user.id,
    ]);
    expect((await overview()).attention).toEqual([
      { kind: 'doubts', count: 1, oldest_at: expect.any(String) },
      { kind: 'reports', count: 1, oldest_at: expect.any(String) },
      { kind: 'locked', count: 1, oldest_at: (locked_at as Date).toISOString() },
    ]);
  });

  it('counts students and what they did, day by day, against the period before', async () => {
    expect(await series('sign_ups')).toMatchObject({ total: 1, before: 1 });
    const active = await series('active_students');
    expect(active).toMatchObject({ total: 2, before: 1 });
    expect(active.points).toHaveLength(30);
    // Today both did something; three days ago both completed a question, the day before only one made a test.
    expect(active.points.slice(-4).map(({ count }: { count: number }) => count)).toEqual([2, 0, 1, 2]);
    const tests = await series('tests_finished');
    expect(tests).toMatchObject({ total: 1, before: 0 });
    expect(tests.points.at(-2)).toEqual({ from: daysAgo(1).toISOString().slice(0, 10), count: 1 });
  });

  it('looks at as long a time as is asked for', async () => {
    expect((await series('active_students', '?days=7')).points).toHaveLength(7);
    expect(await series('sign_ups', '?days=90')).toMatchObject({ total: 2, before: 0 });
    const year = await overview('?days=364');
    expect(year.unit).toBe('week');
    expect(year.series[0].points).toHaveLength(52);
    expect(year.series[0].points.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
      2,
    );
  });

  it('tells what was done in which subject', async () => {
    expect((await overview()).subjects).toEqual([
      { subject_name: 'Math AA SL', completed: 3, students: 2, tests_finished: 1 },
    ]);
    expect((await overview('?days=90')).subjects[0].completed).toBe(4);
  });

  it('is for staff, and for the periods there are', async () => {
    expect((await read('', asha.token)).statusCode).toBe(403);
    for (const days of ['8', 'x', '-7', '']) expect((await read(`?days=${days}`)).statusCode).toBe(400);
  });
});
