import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { billingOf } from '../billing/billing.fixture.ts';
import { gradingOf } from '../grading/grading.fixture.ts';
import { sheetOf } from '../grading/pdf/sheets.fixture.ts';
import { addTestBank } from '../practice-tests/practice-tests.fixture.ts';
import { type Account, accountsOf } from './accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
let grading: ReturnType<typeof gradingOf>;
let owner: Account;
let staff: Account;
let question: number;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
  grading = gradingOf(test, accounts);
  // Where the sandbox sends its events.
  await billing.listen();
  owner = await accounts.signUpAs(roleIds.owner);
  staff = await accounts.signUpAs(roleIds.staff);
  await addTestBank(test);
  const [row] = await accounts.rows('select id from questions where visible order by id limit 1');
  question = row!.id as number;
});

const remove = (id: string, email: unknown, by: Account = owner) =>
  accounts.call('DELETE', `/api/admin/users/${id}`, { email }, { token: by.token });
const logOf = async (id: string) =>
  (await accounts.get(`/api/admin/audit?kind=user&id=${id}`, owner.token)).json().rows;
const ask = async (queries: string, { token }: Account) =>
  (await accounts.post('/api/doubts', { question_id: question, queries }, { token })).json().id as number;
const reply = (id: number, queries: string, by = staff) =>
  accounts.post(`/api/admin/doubts/${id}/reply`, { queries }, { token: by.token });

/** Everything that was to be done by now is done. What waits for a later moment names nobody, as is seen below. */
const allDone = () =>
  vi.waitFor(
    async () => {
      const open = `select data from jobs.job
        where state in ('created', 'retry', 'active') and start_after <= now() + interval '1 minute'`;
      expect(await accounts.rows(open)).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );

/** Rows of every table, those of the queue included, in which one of these words stands. */
async function traces(words: readonly string[]): Promise<string[]> {
  const tables = await accounts.rows(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await accounts.rows(
      `select t::text as row from "${schema}"."${name}" t
      where t::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    );
    found.push(...rows.map(({ row }) => `${schema}.${name}: ${row}`));
  }
  return found;
}

describe('a deleted account', () => {
  it('takes the right e-mail address', async () => {
    const { user, email } = await accounts.signUp();
    const refused = await remove(user.id, 'somebody@else.example');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().issues).toMatchObject([{ path: 'email' }]);
    expect((await remove(user.id, 7)).statusCode).toBe(400);
    expect((await remove(user.id, ` ${email.toUpperCase()} `)).statusCode).toBe(200);
    expect((await remove(user.id, email)).statusCode).toBe(404);
  });

  it('leaves nothing of the person in any table, and the books as they were', async () => {
    const student = await accounts.signUp({ email: 'gone.forever@school.example' });
    const { token, user } = student;
    await accounts.put(
      '/api/user',
      { full_name: 'Zephyrine Quill', phone: '+44 7700 900123', email: student.email },
      token,
    );
    await reply(await ask('Zephyrine asks', student), 'So.');
    await accounts.post(`/api/admin/users/${user.id}/verify`, undefined, { token: staff.token });
    await accounts.post(
      '/api/report',
      { type: 'Broken images/diagrams/figures', questionId: question },
      { token },
    );
    await accounts.rows(`update questions set mcq_answer = 'B' where id = $1`, [question]);
    const replies = [{ field: 'q.1', value: 'B, says Zephyrine' }];
    const checked = await accounts.post(`/api/questions/${question}/check`, { replies }, { token });
    expect(checked.statusCode, checked.body).toBe(200);
    expect(await traces(['Zephyrine'])).toContainEqual(expect.stringContaining('question_replies'));
    const slug = await grading.finished(student);
    const { id: ref } = await billing.buyPlan(token);
    for (const event of await billing.events(ref)) await billing.deliver(event);
    const [payment] = await accounts.rows(`select id from payments where status = 'paid' and ref = $1`, [
      ref,
    ]);
    await accounts.rows(
      `update webhook_events set payload = '{"email": "gone.forever@school.example"}' where ref = $1`,
      [ref],
    );
    await accounts.rows(`update payments set resolved_note = 'Spoke to Zephyrine.' where id = $1`, [
      payment!.id,
    ]);
    const books = await billing.books();
    await allDone();

    expect((await remove(user.id, student.email)).statusCode).toBe(200);
    expect((await accounts.get('/api/user', token)).statusCode).toBe(401);
    // Nobody is charged again.
    expect(
      await accounts.rows('select cancels_at_period_end as ends from sandbox_purchases where ref = $1', [
        ref,
      ]),
    ).toEqual([{ ends: true }]);
    const after = await billing.books();
    for (const table of ['orders', 'payments']) {
      expect(after[table], table).toHaveLength(books[table]!.length);
    }
    const [order] = await accounts.rows('select user_id, amount, paid_count from orders where ref = $1', [
      ref,
    ]);
    expect(order).toEqual({ user_id: null, amount: 900, paid_count: 1 });
    expect(await accounts.rows('select from practice_tests where slug = $1', [slug])).toEqual([]);
    expect(
      await accounts.rows(`select reported_by_id from reports where question_id = $1`, [question]),
    ).toEqual([{ reported_by_id: null }]);
    expect(await logOf(user.id)).toMatchObject([
      { action: 'delete user', about: { name: `Account ${user.id.slice(0, 8)}` } },
      { action: 'verify user' },
    ]);
    // What the provider says later of the cancellation names the person once more.
    for (const event of await billing.events(ref)) await billing.deliver(event);
    await allDone();
    expect(await traces(['gone.forever', 'zephyrine', '7700 900123'])).toEqual([]);
    expect(
      (await accounts.post('/api/auth/login', { username: student.email, password: 'x' })).statusCode,
    ).toBe(401);
  });

  it('takes answer sheets and graded reports out of the storage', async () => {
    const student = await accounts.signUp();
    const slug = await grading.finished(student);
    grading.told(await grading.upload(slug, student.token, await sheetOf(1)));
    await grading.pay(slug, student);
    const report = await grading.upload(slug, staff.token, await sheetOf(2), { file_type: 'ADMIN_FILE' });
    expect(report.statusCode, report.body).toBe(200);
    const [files] = await accounts.rows(
      'select sheet_key, report_key from gradings g join practice_tests t on t.id = g.test_id where slug = $1',
      [slug],
    );
    const keys = Object.values(files!) as string[];
    for (const key of keys) (await test.files.read(key))!.destroy();
    expect((await remove(student.user.id, student.email)).statusCode).toBe(200);
    await vi.waitFor(
      async () => {
        for (const key of keys) {
          const file = await test.files.read(key);
          // One that is still there is open, and nobody takes its content.
          file?.destroy();
          expect(file).toBeUndefined();
        }
      },
      { timeout: 60_000 },
    );
  });

  it('ends a plan that was given, and gives up what was being bought', async () => {
    const student = await accounts.signUp();
    const put = (body: unknown) =>
      accounts.put(`/api/admin/users/${student.user.id}/plan`, body, staff.token);
    const { id } = (await billing.start('platinum', student.token)).json();
    expect((await put({ plan: 'silver', until: null })).statusCode).toBe(200);
    expect((await remove(student.user.id, student.email)).statusCode).toBe(200);
    expect(await accounts.rows('select status from checkouts where ref = $1', [id])).toEqual([
      { status: 'expired' },
    ]);
    expect((await billing.pay(id)).statusCode).toBe(409);
    expect(
      await accounts.rows(`select status from subscriptions where provider = 'staff' and user_id is null`),
    ).toEqual([{ status: 'ended' }]);
  });

  it('is still there while its provider can not be told', async () => {
    const student = await accounts.signUp();
    const { id } = await billing.buyPlan(student.token);
    await accounts.rows(`update subscriptions set provider = 'stripe' where ref = $1`, [id]);
    const refused = await remove(student.user.id, student.email);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('stripe');
    expect((await accounts.get('/api/user', student.token)).statusCode).toBe(200);
    expect(await logOf(student.user.id)).toEqual([]);
  });

  it('leaves its replies with the students who got them', async () => {
    const tutor = await accounts.signUpAs(roleIds.staff);
    const student = await accounts.signUp();
    await reply(await ask('Why?', student), 'Because.', tutor);
    await ask('My own', tutor);
    expect((await remove(tutor.user.id, tutor.email)).statusCode).toBe(200);
    const doubts = (await accounts.get('/api/doubts/user', student.token)).json();
    expect(doubts).toMatchObject([
      { queries: 'Because.', author: { full_name: 'A former tutor' } },
      { queries: 'Why?' },
    ]);
    expect(await accounts.rows(`select id from doubts where queries = 'My own'`)).toEqual([]);
  });
});
