import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../test/test-app.ts';
import { filesIn } from '../backup/everything.fixture.ts';
import { leaveDemoBehind } from '../backup/leave-demo-behind.ts';
import { accountsOf, tokenOf } from '../features/accounts/accounts.fixture.ts';
import { demoPassword } from '../features/accounts/seed-demo-accounts.ts';
import { firstOfEach, rowsIn, slugsOf, startDemo } from './demo-past.fixture.ts';
import { makeDemoPast } from './demo-past.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let [student, staff] = ['', ''];
const asStudent = async (path: string) => (await accounts.get(path, student)).json();
const asStaff = async (path: string) => (await accounts.get(path, staff)).json();

beforeAll(async () => {
  test = await startDemo();
  accounts = accountsOf(test);
  expect(await makeDemoPast(test)).toBe(true);
  const logIn = async (username: string) =>
    tokenOf(await accounts.logIn(username, { password: demoPassword, device: 'a-device-of-the-visitor' }));
  student = await logIn('student@sevenfold.example');
  staff = await logIn('staff@sevenfold.example');
});

describe('the demo student', () => {
  it('has tests of eight weeks: marked, graded by the faculty, and one to begin', async () => {
    const tests: { state: string; mark_source: string }[] = await asStudent('/api/test');
    expect(tests.map(({ state }) => state)).toEqual(['not_started', ...Array(9).fill('finished')]);
    const [first] = await accounts.rows(
      `select min(t.created_at) as at from practice_tests t join users u on u.id = t.user_id
       where u.email = 'student@sevenfold.example'`,
    );
    const weeks = (test.clock.now().getTime() - (first!.at as Date).getTime()) / (7 * 86_400_000);
    // In the eighth week from now, at whatever hour somebody looks.
    expect(Math.ceil(weeks)).toBe(8);
  });

  it('joined before anything happened', async () => {
    const [row] = await accounts.rows(
      `select created_at < (select min(created_at) from completed_questions where user_id = u.id) as before
       from users u where email = 'student@sevenfold.example'`,
    );
    expect(row).toEqual({ before: true });
  });

  it('has completed, saved and pinned questions', async () => {
    expect((await asStudent('/api/completed_question/user')).length).toBeGreaterThan(70);
    expect((await asStudent('/api/user_question')).length).toBe(11);
    expect((await asStudent('/api/pinned_question/user')).length).toBeGreaterThan(0);
  });

  it('has a lived-in map, mistakes by their names and something to do today', async () => {
    const map = await asStudent('/api/coach/map?subject=math-aa-sl');
    const tiles: { estimate: number | null; practised: number }[] = map.topics.flatMap(
      ({ subtopics }: { subtopics: [] }) => subtopics,
    );
    expect(tiles.filter(({ practised }) => practised > 0).length).toBeGreaterThan(10);
    expect(tiles.filter(({ estimate }) => estimate !== null).length).toBeGreaterThan(3);
    const { rows } = await asStudent('/api/coach/mistakes?pageSize=100');
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ source }: { source: string }) => source)).size).toBeGreaterThan(1);
    const today = await asStudent('/api/coach/today');
    expect(today.courses.map(({ exam }: { exam: unknown }) => exam)).not.toContain(null);
    expect(today.session.items.length).toBeGreaterThan(1);
    expect((await asStudent('/api/coach/grade?subject=math-aa-sl')).raise).toHaveLength(3);
  });

  it('has a graded sheet, which can be fetched', async () => {
    const gradings: { test_slug: string; graded_at: string | null }[] = (await accounts.rows(
      `select t.slug as test_slug, g.graded_at from gradings g join practice_tests t on t.id = g.test_id
       join users u on u.id = t.user_id where u.email = 'student@sevenfold.example'`,
    )) as never;
    expect(gradings).toHaveLength(1);
    expect(gradings[0]!.graded_at).not.toBeNull();
    const { url } = await asStudent(
      `/api/test/${gradings[0]!.test_slug}/download-answer?fileType=ADMIN_FILE`,
    );
    const { pathname, search } = new URL(url, 'http://localhost:3000');
    const sheet = await test.app.inject({ method: 'GET', url: pathname + search });
    expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has a plan that goes on, paid in the sandbox, with a receipt', async () => {
    expect(await asStudent('/api/plan')).toMatchObject({ plan: 'platinum' });
    const orders: { id: string; type: string }[] = await asStudent('/api/orders');
    expect(orders.map(({ type }) => type)).toEqual(['subscription', 'grading']);
    const receipt = await accounts.get(`/api/orders/${orders[0]!.id}/receipt`, student);
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has doubts with replies, and one that waits', async () => {
    const doubts: { parent_id: number | null }[] = await asStudent('/api/doubts/user');
    expect(doubts.length).toBe(11);
  });
});

describe('the desk of the staff', () => {
  it('has two sheets that wait, of two students', async () => {
    const { rows } = await asStaff('/api/admin/grading');
    expect(
      rows.map(({ student: { full_name } }: { student: { full_name: string } }) => full_name).sort(),
    ).toEqual(['Ines Ito', 'Milo Marsh']);
  });

  it('has months of figures and things that need attention', async () => {
    const overview = await asStaff('/api/admin/overview?days=90');
    const attention = Object.fromEntries(
      overview.attention.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    );
    expect(attention).toMatchObject({ grading: 2, doubts: 3, reports: 2, payments: 0, locked: 0 });
    for (const { key, total, before } of overview.series) {
      expect({ key, some: total > 0 && before > 0 }).toEqual({ key, some: true });
    }
  });

  it('left its traces in the audit log, and none from before an account was there', async () => {
    const rows = await accounts.rows('select distinct action from audit_log order by 1');
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'claim answer sheet',
        'return answer sheet',
        'reply to doubt',
        'resolve reports',
        'dismiss reports',
      ]),
    );
  });
});

describe('for the visitor', () => {
  it('nothing is used up: no limits, no devices, no mail, no job', async () => {
    expect(await accounts.rows('select key from rate_limits')).toEqual([]);
    expect(await accounts.rows('select distinct name from devices')).toHaveLength(1);
    await accounts.settled();
    expect(test.mails).toEqual([]);
    expect(
      await accounts.rows(
        `select data from jobs.job where data::text ~ '@sevenfold|testId|gradingId|replyId'`,
      ),
    ).toEqual([]);
  });

  it('nothing lies in the future', async () => {
    const now = test.clock.now();
    for (const [table, column] of [
      ['practice_tests', 'created_at'],
      ['practice_tests', 'finished_at'],
      ['doubts', 'created_at'],
      ['payments', 'at'],
      ['audit_log', 'at'],
      ['completed_questions', 'created_at'],
      ['learning_events', 'at'],
      ['users', 'created_at'],
    ]) {
      const [row] = await accounts.rows(`select count(*)::int as late from ${table} where ${column} > $1`, [
        now,
      ]);
      expect({ table, ...row }).toEqual({ table, late: 0 });
    }
  });
});

it('is made once: a second start adds nothing', async () => {
  const before = [await rowsIn(test), await filesIn(test.files)];
  expect(await makeDemoPast(test)).toBe(false);
  expect([await rowsIn(test), await filesIn(test.files)]).toEqual(before);
});

it('is left out where somebody has used the account, and where it is not wanted', async () => {
  const used = await startDemo({ ...firstOfEach, questions: firstOfEach.questions.slice(0, 1) });
  const user = accountsOf(used);
  const token = tokenOf(await user.logIn('student@sevenfold.example', { password: demoPassword }));
  const [question] = await user.rows('select id from questions order by id limit 1');
  await user.post('/api/completed_question', { question_id: question!.id }, { token });
  expect(await makeDemoPast(used)).toBe(false);
  expect(await slugsOf(used)).toEqual([]);
  const elsewhere = { ...used, config: { ...used.config, demoData: false } };
  await expect(makeDemoPast(elsewhere)).rejects.toThrow('the past is for the demo only');
});

// Last, since nothing of the past is there afterwards.
it('stays behind when the product moves, and takes nothing of anybody else along', async () => {
  const real = await accounts.signUp();
  const [question] = await accounts.rows('select id from questions order by id limit 1');
  await accounts.post('/api/doubts', { question_id: question!.id, queries: 'Why?' }, { token: real.token });
  const [doubt] = await accounts.rows('select id from doubts where user_id = $1', [real.user.id]);
  await accounts.rows(
    `insert into doubts (user_id, question_id, parent_id, queries, queries_html, created_at)
     select id, $1, $2, 'Because.', '', now() from users where email = 'staff@sevenfold.example'`,
    [question!.id, doubt!.id],
  );
  const questions = await accounts.rows('select count(*) from questions');
  expect(await leaveDemoBehind(test.databaseUrl)).toBeGreaterThan(30);
  const tables = [
    'practice_tests',
    'gradings',
    'completed_questions',
    'checkouts',
    'orders',
    'subscriptions',
  ];
  const books = ['payments', 'webhook_events', 'sandbox_purchases', 'sandbox_payments', 'sandbox_events'];
  for (const table of [...tables, ...books, 'reports', 'marking_comments', 'visit_counts', 'sessions']) {
    const where = table === 'sessions' ? `where user_id <> '${real.user.id}'` : '';
    expect([table, await accounts.rows(`select * from ${table} ${where} limit 1`)]).toEqual([table, []]);
  }
  expect(await accounts.rows('select email from users')).toEqual([{ email: real.email }]);
  expect(await accounts.rows('select user_id, queries from doubts order by id')).toEqual([
    { user_id: real.user.id, queries: 'Why?' },
    { user_id: null, queries: 'Because.' },
  ]);
  expect(await accounts.rows('select count(*) from questions')).toEqual(questions);
  expect(await accounts.rows("select key from loaded_content where key = 'demo/past'")).toEqual([]);
  expect(await leaveDemoBehind(test.databaseUrl)).toBe(0);
});
