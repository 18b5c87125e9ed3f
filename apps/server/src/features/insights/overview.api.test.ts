import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addSmallBank } from '../saved/saved.fixture.ts';
import { visitCounts } from '../site/visits.tables.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let staff: Account;
let asha: Account;
let ben: Account;

const read = (query = '', token = staff.token) => accounts.get(`/api/admin/overview${query}`, token);
const overview = async (query = '') => (await read(query)).json();
const series = async (key: string, query = '') =>
  (await overview(query)).series.find((one: { key: string }) => one.key === key);
const dayMs = 24 * 3600 * 1000;
let started: Date;
const daysAgoExactly = (days: number) => new Date(started.getTime() - days * dayMs).toISOString();
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
  await accounts.rows(
    `insert into gradings (id, test_id, user_id, submitted_at, due_at, graded_at, created_at)
     select gen_random_uuid(), id, user_id, $1::timestamptz, $1::timestamptz + interval '1 day' * (case slug when 't1' then 1 else 9 end),
       case slug when 't3' then now() end, $1 from practice_tests`,
    [daysAgo(3)],
  );
  started = test.clock.now();
  const pay = (paymentId: string, status: string, amount: number, days: number, resolved = false) =>
    accounts.rows(
      `insert into payments (id, provider, payment_id, ref, amount, currency, status, at, resolved_at)
       values (gen_random_uuid(), 'sandbox', $1, $1, $2, 'USD', $3, $4, $5)`,
      [paymentId, amount, status, new Date(started.getTime() - days * dayMs), resolved ? started : null],
    );
  await pay('a', 'paid', 900, 0);
  await pay('b', 'paid', 7200, 2);
  await pay('c', 'paid', 900, 40);
  await pay('d', 'refunded', 900, 1);
  await pay('e', 'failed', 900, 5);
  await pay('f', 'unmatched', 900, 6, true);
  const job = (state: string, tries: number) =>
    accounts.rows(
      `insert into jobs.job (name, data, state, retry_count, retry_limit, started_on, start_after, output)
       values ('work', '{"job": "test.broken"}', $1, $2, 20, now(), now() + interval '1 hour', '{"message": "no luck"}')`,
      [state, tries],
    );
  await job('failed', 20);
  await job('retry', 2);
});

describe('the overview', () => {
  it('tells what waits for somebody', async () => {
    const [{ locked_at } = {}] = await accounts.rows('select locked_at from users where id = $1', [
      ben.user.id,
    ]);
    const [{ due_at } = {}] = await accounts.rows('select min(due_at) as due_at from gradings');
    const due = (due_at as Date).toISOString();
    expect((await overview()).attention).toEqual([
      { kind: 'grading', count: 2, oldest_at: expect.any(String), due: { at: due, late: 1 } },
      { kind: 'doubts', count: 1, oldest_at: expect.any(String), due: null },
      { kind: 'reports', count: 1, oldest_at: expect.any(String), due: null },
      { kind: 'payments', count: 1, oldest_at: daysAgoExactly(5), due: null },
      { kind: 'jobs', count: 1, oldest_at: expect.any(String), due: null },
      { kind: 'locked', count: 1, oldest_at: (locked_at as Date).toISOString(), due: null },
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

  it('adds up what came in and stayed', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await test.database.db.insert(visitCounts).values([
      { day: day(1), page: '', views: 9, visitors: 4 },
      { day: day(1), page: 'home', views: 5, visitors: 3 },
      { day: day(40), page: '', views: 9, visitors: 2 },
    ]);
    const visitors = await series('visitors');
    expect(visitors).toMatchObject({ total: 4, before: 2 });
    expect(visitors.points.at(-2)).toEqual({ from: day(1), count: 4 });
    const revenue = await series('revenue');
    expect(revenue).toMatchObject({ total: 8100, before: 900 });
    expect(revenue.points.slice(-3).map(({ count }: { count: number }) => count)).toEqual([7200, 0, 900]);
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

  it('shows jobs in trouble, which are tried again or given up, and that is in the log', async () => {
    const list = async () => (await accounts.get('/api/admin/jobs', staff.token)).json();
    const { jobs, total } = await list();
    expect(total).toBe(1);
    expect(jobs).toMatchObject([{ name: 'test.broken', tries: 21, next_at: null, problem: 'no luck' }]);
    const act = (id: string, step: string, token = staff.token) =>
      accounts.post(`/api/admin/jobs/${id}/${step}`, undefined, { token });
    const { id } = jobs[0];
    expect((await act(id, 'retry', asha.token)).statusCode).toBe(403);
    expect((await act('x', 'retry')).statusCode).toBe(400);
    expect((await act(id, 'retry')).statusCode).toBe(200);
    // Nothing handles this kind of job, so it fails once more and is given up again.
    await vi.waitFor(async () => expect((await list()).jobs).toMatchObject([{ id, next_at: null }]), 60_000);
    expect((await list()).jobs[0].problem).toContain('no handler');
    expect((await act(id, 'dismiss')).statusCode).toBe(200);
    expect((await act(id, 'dismiss')).statusCode).toBe(404);
    expect(await list()).toEqual({ jobs: [], total: 0 });
    const log = await accounts.get(`/api/admin/audit?kind=job&id=${id}`, staff.token);
    expect(log.json().rows).toMatchObject([
      { action: 'dismiss job', about: { name: 'test.broken' } },
      { action: 'retry job' },
    ]);
  });

  it('is for staff, and for the periods there are', async () => {
    expect((await read('', asha.token)).statusCode).toBe(403);
    for (const days of ['8', 'x', '-7', '']) expect((await read(`?days=${days}`)).statusCode).toBe(400);
  });
});
