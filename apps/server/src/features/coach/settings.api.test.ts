import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../test/statements.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Account } from '../accounts/accounts.fixture.ts';
import { startCoach, wrong } from './coach.fixture.ts';
import { exportLearner } from './export-learner.ts';
import { enqueueWeeks } from './mail-weeks.ts';

type Coach = Awaited<ReturnType<typeof startCoach>>;
let coach: Coach;
let { test, accounts, answer, get, idOf }: Coach = {} as Coach;

beforeAll(async () => {
  coach = await startCoach();
  ({ test, accounts, answer, get, idOf } = coach);
});

const year = () => test.clock.now().getUTCFullYear() + 1;
const put = (who: Account, path: string, body: unknown) =>
  accounts.put(`/api/coach/${path}`, body, who.token);

describe('exams', () => {
  it('are told by subject, and take the place of what was told before', async () => {
    const student = await accounts.signUp();
    const exam = { subject: 'math-aa-sl', session: 'May', year: year() };
    const told = await put(student, 'exams', { exams: [exam] });
    expect(told.json()).toMatchObject({
      exams: [{ ...exam, date: null }],
      courses: [{ exam: { session: 'May', year: year(), date: `${year()}-05-01`, exact: false } }],
    });
    expect((await put(student, 'exams', { exams: [] })).json()).toMatchObject({ exams: [], courses: [] });
  });

  it.each([
    [{ subject: 'math-aa-sl', session: 'May', year: 2001 }, 400],
    [{ subject: 'math-aa-sl', session: 'June', year: 2040 }, 400],
    [{ subject: 'math-aa-sl', session: 'May', year: 2040, date: '2040-11-03' }, 400],
    [{ subject: 'math-aa-sl', session: 'May', year: 2040, date: '2040-02-31' }, 400],
    [{ subject: 'economics-hl', session: 'May', year: 2040 }, 404],
    [{ subject: 'nothing', session: 'May', year: 2040 }, 404],
  ])('refuses %j', async (exam, status) => {
    const student = await accounts.signUp();
    expect((await put(student, 'exams', { exams: [exam] })).statusCode).toBe(status);
    expect((await get(student, 'settings')).exams).toEqual([]);
  });

  it('stay told when they are over and another one is told, but are not told anew', async () => {
    const student = await accounts.signUp();
    const over = { subject: 'math-aa-sl', session: 'May', year: 2001, date: null };
    await put(student, 'exams', { exams: [{ ...over, year: year() }] });
    await accounts.rows('update exam_plans set year = $2 where user_id = $1', [student.user.id, over.year]);
    const told = await put(student, 'exams', { exams: [over] });
    expect(told.json()).toMatchObject({ exams: [over], courses: [{ exam: { over: true } }] });
    const other = await accounts.signUp();
    expect((await put(other, 'exams', { exams: [over] })).statusCode).toBe(400);
  });

  it('names no subject twice', async () => {
    const student = await accounts.signUp();
    const exam = { subject: 'math-aa-sl', session: 'May', year: year() };
    expect((await put(student, 'exams', { exams: [exam, exam] })).statusCode).toBe(400);
  });
});

describe('the week by mail', () => {
  /** Noon of the next Monday. */
  function goToMonday(): void {
    do test.clock.advance({ days: 1 });
    while (test.clock.now().getUTCDay() !== 1);
    test.clock.advance({ hours: 12 - test.clock.now().getUTCHours() });
  }
  const weeks = async () => {
    await enqueueWeeks(test);
    await enqueueWeeks(test);
    await accounts.settled();
  };
  /** Whose address is proved. */
  async function verified(): Promise<Account> {
    const student = await accounts.signUp();
    await accounts.rows('update users set verified = true where id = $1', [student.user.id]);
    return student;
  }
  const mailsTo = (who: Account) =>
    test.mails.filter(({ to, subject }) => to === who.email && subject.startsWith('Your week'));

  it('comes once a week to who wants it, and to nobody else', async () => {
    const [student, other] = [await verified(), await verified()];
    goToMonday();
    await answer(student, idOf('logs/0'), wrong);
    await put(student, 'mail', { weekly: true });
    await weeks();
    expect(mailsTo(student)).toEqual([]);
    goToMonday();
    await Promise.all([weeks(), weeks()]);
    expect(mailsTo(student)).toHaveLength(1);
    const [mail] = mailsTo(student);
    expect(mail!.text).toContain('Last week you worked on 1 question and earned 0 of 3 marks.');
    expect(mail!.text).toContain('The topic logs');
    test.clock.advance({ days: 3 });
    await weeks();
    expect(mailsTo(student)).toHaveLength(1);
    await put(student, 'mail', { weekly: false });
    await put(student, 'mail', { weekly: true });
    await weeks();
    expect(mailsTo(student)).toHaveLength(1);
    goToMonday();
    await weeks();
    expect(mailsTo(student)).toHaveLength(2);
    expect(mailsTo(other)).toEqual([]);
  });

  it.each([
    ['disabled', 'disabled_at = now()'],
    ['locked', 'locked_at = now()'],
    ['unverified', 'verified = false'],
  ])('does not come to an account that is %s, and again once it no longer is', async (_state, change) => {
    const student = await verified();
    await put(student, 'mail', { weekly: true });
    await accounts.rows(`update users set ${change} where id = $1`, [student.user.id]);
    goToMonday();
    await weeks();
    expect(mailsTo(student)).toEqual([]);
    expect(
      await accounts.rows('select 1 from unsubscribe_links where user_id = $1', [student.user.id]),
    ).toEqual([]);
    await accounts.rows(
      'update users set disabled_at = null, locked_at = null, verified = true where id = $1',
      [student.user.id],
    );
    goToMonday();
    await weeks();
    expect(mailsTo(student)).toHaveLength(1);
  });

  it('does not come to an account that is deleted after the mail was enqueued', async () => {
    const student = await verified();
    await put(student, 'mail', { weekly: true });
    goToMonday();
    const { sendWeekNow } = await import('./send-week.job.ts');
    await accounts.rows('delete from users where id = $1', [student.user.id]);
    const week = test.clock.now().toISOString().slice(0, 10);
    await sendWeekNow(test, {} as never, { userId: student.user.id, week }, { jobId: randomUUID() });
    expect(mailsTo(student)).toEqual([]);
  });

  it('ends by the link in it, as a page and as a mail program sends it, also twice', async () => {
    const student = await verified();
    await put(student, 'mail', { weekly: true });
    goToMonday();
    await weeks();
    const [mail] = mailsTo(student);
    const token = /\/unsubscribe\/([\w-]{43})/.exec(mail!.text)![1]!;
    expect(mail!.unsubscribe).toMatch(new RegExp(`/api/coach/unsubscribe/${token}/one-click$`));
    const oneClick = () =>
      test.app.inject({
        method: 'POST',
        url: new URL(mail!.unsubscribe!).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    // A program that only looks at the address ends nothing.
    expect((await accounts.get(new URL(mail!.unsubscribe!).pathname)).statusCode).not.toBe(200);
    expect((await get(student, 'settings')).weekly_mail).toBe(true);
    expect((await oneClick()).statusCode).toBe(200);
    expect((await get(student, 'settings')).weekly_mail).toBe(false);
    expect((await oneClick()).statusCode).toBe(200);
    await put(student, 'mail', { weekly: true });
    expect((await accounts.post(`/api/coach/unsubscribe/${token}`)).statusCode).toBe(200);
    expect((await get(student, 'settings')).weekly_mail).toBe(false);
    expect(await accounts.rows('select 1 from unsubscribe_links where token_hash = $1', [token])).toEqual([]);
  });

  it.each(['x'.repeat(43), '%00', 'short'])('refuses the link %s', async (token) => {
    const answers = [
      await accounts.post(`/api/coach/unsubscribe/${token}`),
      await accounts.post(`/api/coach/unsubscribe/${token}/one-click`),
    ];
    for (const { statusCode } of answers) expect([400, 404]).toContain(statusCode);
  });
});

describe('the link for parents', () => {
  const shared = (token: string) => accounts.get(`/api/shared-progress/${token}`);

  it('shows a name, maps and weeks, and nothing that tells who she is or what she typed', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), '4711');
    const made = (await accounts.post('/api/coach/share', undefined, { token: student.token })).json();
    expect(made.path).toBe(`/shared-progress/${made.token}`);
    const seen = await shared(made.token);
    expect(seen.json()).toMatchObject({
      student: 'Asha',
      courses: [{ subject: { slug: 'math-aa-sl' }, answers: 1, grade: null }],
    });
    expect(seen.json().weeks).toHaveLength(8);
    expect(seen.json().weeks.at(-1).questions).toBe(1);
    for (const secret of [student.email, student.user.id, student.user.username, 'Rao', '4711']) {
      expect(seen.body).not.toContain(secret);
    }
    expect(await accounts.rows('select 1 from learners where share_hash = $1', [made.token])).toEqual([]);
  });

  it('ends when she says so, when another one is made, and when she deletes everything', async () => {
    const student = await accounts.signUp();
    const make = async () =>
      (await accounts.post('/api/coach/share', undefined, { token: student.token })).json().token;
    const remove = (path: string, body?: unknown) =>
      accounts.call('DELETE', `/api/coach${path}`, body, { token: student.token });
    const first = await make();
    const second = await make();
    expect((await shared(first)).statusCode).toBe(404);
    expect((await shared(second)).statusCode).toBe(200);
    expect((await remove('/share')).statusCode).toBe(200);
    expect((await shared(second)).statusCode).toBe(404);
    const third = await make();
    expect((await remove('', {})).statusCode).toBe(400);
    expect((await shared(third)).statusCode).toBe(200);
    expect((await remove('', { confirm: 'delete' })).statusCode).toBe(200);
    expect((await shared(third)).statusCode).toBe(404);
  });

  it('leads nowhere while her account is closed, and still where it is only locked', async () => {
    const student = await accounts.signUp();
    const { token } = (await accounts.post('/api/coach/share', undefined, { token: student.token })).json();
    const change = (columns: string) =>
      accounts.rows(`update users set ${columns} where id = $1`, [student.user.id]);
    await change('locked_at = now()');
    expect((await shared(token)).statusCode).toBe(200);
    await change('disabled_at = now()');
    expect((await shared(token)).statusCode).toBe(404);
    await change('locked_at = null, disabled_at = null');
    expect((await shared(token)).statusCode).toBe(200);
    // As the demo's accounts are, once the same data serve a real site.
    await change('is_demo = true');
    expect((await shared(token)).statusCode).toBe(404);
  });

  it.each(['x', 'x'.repeat(43), '%00'.repeat(43)])('is not to be guessed: %s', async (token) => {
    expect([400, 404]).toContain((await shared(token)).statusCode);
  });
});

describe('the export', () => {
  it('has all of her own and nothing of others, as JSON and as CSV', async () => {
    const [student, other] = [await accounts.signUp(), await accounts.signUp()];
    await answer(student, idOf('logs/0'), '-42');
    await answer(other, idOf('logs/1'), '4711');
    const [{ id }] = (await get(student, 'mistakes')).rows;
    await put(student, `mistakes/${id}/note`, { text: '=HYPERLINK("x")' });
    const whole = await get(student, 'export');
    expect(whole.events).toMatchObject([
      { question_id: idOf('logs/0'), marks: 0, of: 3, own_note: '=HYPERLINK("x")' },
    ]);
    expect(whole.events[0].replies).toHaveLength(2);
    expect(whole.derived).toMatchObject([{ subject: 'math-aa-sl', state: { memories: { 'logs/0': {} } } }]);
    const table = await accounts.get('/api/coach/export/csv', student.token);
    expect(table.headers['content-type']).toContain('text/csv');
    expect(table.body.trim().split('\r\n')).toHaveLength(2);
    // A cell that begins like a formula is not one.
    expect(table.body).toContain(`"'=HYPERLINK`);
    expect(table.body + JSON.stringify(whole)).not.toContain('4711');
  });
});

describe('an export that is longer than a page', () => {
  const events = 1200;

  it('comes whole, and is read as far as its reader has taken it', async () => {
    const student = await accounts.signUp();
    await answer(student, idOf('logs/0'), wrong);
    await accounts.rows(
      `insert into learning_events (user_id, seq, details, at, kept_at, in_test, question_id, subject_id, topic_ids,
         twin_topic_ids, difficulty, marks, "of", retry, first, complete, source_key, source, design, kind)
       select user_id, seq + n, details, at, kept_at, in_test, question_id, subject_id, topic_ids, twin_topic_ids,
         difficulty, marks, "of", true, false, complete, source_key || n, source, design, kind
       from learning_events, generate_series(1, $2::int - 1) n where user_id = $1`,
      [student.user.id, events],
    );
    const whole = await get(student, 'export');
    expect(new Set(whole.events.map(({ at }: { at: string }) => at)).size).toBe(1);
    expect(whole.events).toHaveLength(events);
    expect(whole.derived).toHaveLength(1);

    const caller = { userId: student.user.id, roleId: roleIds.student } as Caller;
    const pages = exportLearner(test, caller);
    const told = await statementsOf(test.database, async () => {
      const reading = pages[Symbol.asyncIterator]();
      for (let part = 0; part < 2; part += 1) await reading.next();
    });
    const other = exportLearner(test, caller);
    const refused = await accounts.get('/api/coach/export/csv', student.token);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    for (const open of [pages, other]) await once(open.destroy(), 'close');
    expect((await accounts.get('/api/coach/export/csv', student.token)).statusCode).toBe(200);
    const read = told.filter((text) => text.includes('from "learning_events"'));
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(events / 500);
  });
});

describe('staff', () => {
  it("see a student's map, history and mistakes; students see nobody's", async () => {
    const [student, other] = [await accounts.signUp(), await accounts.signUp()];
    const staff = await accounts.signUpAs(roleIds.staff);
    await answer(student, idOf('logs/0'), wrong);
    const path = `/api/admin/students/${student.user.id}/progress`;
    const seen = (await accounts.get(path, staff.token)).json();
    expect(seen).toMatchObject({
      student: { id: student.user.id, full_name: 'Asha Rao' },
      course: { subject: { slug: 'math-aa-sl' }, answers: 1 },
      history: [{ marks: 0, of: 3, source: 'reply' }],
      mistakes: { total: 1 },
    });
    expect((await accounts.get(path, other.token)).statusCode).toBe(403);
    expect((await accounts.get(path, student.token)).statusCode).toBe(403);
    expect((await accounts.get(path)).statusCode).toBe(401);
    const nobody = '/api/admin/students/7a9f6c1e-3b5d-4f80-9a41-2f5c6d7e8b90/progress';
    expect((await accounts.get(nobody, staff.token)).statusCode).toBe(404);
    expect((await accounts.get('/api/admin/students/x/progress', staff.token)).statusCode).toBe(400);
  });
});
