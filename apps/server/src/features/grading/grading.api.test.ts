import { dueOf, dueWords } from '@sevenfold/contract/grading/due.rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Account } from '../accounts/accounts.fixture.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { type StartedGrading, startGrading } from './grading.fixture.ts';
import { gradingGoods } from './grading-goods.ts';
import { textOf } from './pdf/read-pdf.fixture.ts';
import { sheetOf } from './pdf/sheets.fixture.ts';

let { test, accounts, grading, student, stranger, staff, sheet, kept, rowOf } = {} as StartedGrading;

beforeAll(async () => {
  ({ test, accounts, grading, student, stranger, staff, sheet, kept, rowOf } = await startGrading());
});

const testOf = (slug: string) => testsOf(accounts, student.token).read(slug, '?excludeQuestions=true');

describe('upload and payment', { timeout: 120_000 }, () => {
  const atStart = {
    fee: 1000,
    currency: 'USD',
    paid: false,
    sheet: null,
    can_upload: true,
    submitted_at: null,
  };

  it('upload first, pay later', async () => {
    const slug = await grading.finished(student);
    expect(grading.told(await grading.read(slug, student.token))).toMatchObject(atStart);
    const uploaded = grading.told(await grading.upload(slug, student.token, sheet));
    expect(uploaded).toMatchObject({
      test_slug: slug,
      paid: false,
      sheet: { name: 'answers.pdf', pages: 3, bytes: expect.any(Number) },
      submitted_at: null,
      due_at: null,
      can_upload: true,
    });
    expect(await testOf(slug)).toMatchObject({ files: [{ file_type: 'USER_FILE' }], get_graded: false });

    expect(await grading.pay(slug, student)).toBe(true);
    const done = grading.told(await grading.read(slug, student.token));
    expect(done).toMatchObject({ paid: true, can_upload: true, graded_at: null });
    expect(done.due_at).toBe(dueOf(new Date(done.submitted_at!)).toISOString());
    expect(await testOf(slug)).toMatchObject({ get_graded: true });
    const mail = await accounts.mail(student.email, 'We have your answer sheet');
    expect(mail.text).toContain(dueWords(new Date(done.due_at!)));
    expect(mail.text).toContain('3 pages, Math AA SL');
    expect(mail.html).toContain('http://localhost:3000/my-tests');
  });

  it('pay first, upload later; and being told twice of the payment changes nothing', async () => {
    const owner = await accounts.signUp();
    const slug = await grading.finished(owner);
    for (let time = 0; time < 2; time += 1) expect(await grading.pay(slug, owner)).toBe(true);
    expect(grading.told(await grading.read(slug, owner.token))).toMatchObject({
      ...atStart,
      paid: true,
    });
    const first = grading.told(await grading.upload(slug, owner.token, sheet));
    expect(first.submitted_at).not.toBeNull();
    await grading.pay(slug, owner);
    test.clock.advance({ minutes: 10 });
    const second = grading.told(await grading.upload(slug, owner.token, await sheetOf(1)));
    expect(second).toMatchObject({
      submitted_at: first.submitted_at,
      due_at: first.due_at,
      sheet: { pages: 1 },
    });
    await accounts.mail(owner.email, 'We have your answer sheet', 1);
  });

  it('at the same moment end in one sheet that is handed in once', async () => {
    const owner = await accounts.signUp();
    const slug = await grading.finished(owner);
    const before = await kept();
    const [, ...answers] = await Promise.all([
      grading.pay(slug, owner),
      ...[1, 2, 3].map(async (pages) => grading.upload(slug, owner.token, await sheetOf(pages))),
    ]);
    answers.forEach(grading.told);
    const row = (await rowOf(slug))!;
    expect(row).toMatchObject({ get_graded: true, submitted_at: expect.any(Date), due_at: expect.any(Date) });
    await vi.waitFor(async () => expect(await kept()).toHaveLength(before.length + 1), 60_000);
    expect(await kept()).toContain(String(row.sheet_key).split('/')[1]);
    await accounts.mail(owner.email, 'We have your answer sheet', 1);
  });

  it('wait for each other, whoever comes first', async () => {
    const owner = await accounts.signUp();
    const slug = await grading.finished(owner);
    const sent: { upload?: ReturnType<typeof grading.upload> } = {};
    await test.database.transaction(async (tx) => {
      // As billing does, before it hands over what was paid for.
      await tx.client.query('select 1 from users where id = $1 for update', [owner.user.id]);
      sent.upload = grading.upload(slug, owner.token, sheet);
      await vi.waitFor(async () => {
        const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await accounts.rows(waiting)).toHaveLength(1);
      }, 30_000);
      await gradingGoods(test).paid(tx, { testSlug: slug, userId: owner.user.id, at: test.clock.now() });
    });
    expect(grading.told(await sent.upload!)).toMatchObject({ paid: true, submitted_at: expect.any(String) });
  });

  it('is quoted once: for finished tests of the caller that are not paid for', async () => {
    const goods = gradingGoods(test);
    const caller = (account: Account) => ({
      userId: account.user.id,
      roleId: 3,
      name: account.user.username,
      sessionId: '',
      deviceId: '',
    });
    const slug = await grading.finished(student);
    expect(await goods.quote(slug, caller(student))).toEqual({
      amount: 1000,
      currency: 'USD',
      description: 'Grading of a test in Math AA SL',
    });
    await expect(goods.quote(slug, caller(stranger))).rejects.toMatchObject({ status: 404 });
    const { slug: running } = await testsOf(accounts, student.token).started();
    await expect(goods.quote(running, caller(student))).rejects.toMatchObject({ status: 409 });
    await grading.pay(slug, student);
    await expect(goods.quote(slug, caller(student))).rejects.toMatchObject({
      status: 409,
      message: 'The grading of this test is paid for already',
    });
  });

  it('of what is not there or not the buyer’s is told to be nothing', async () => {
    const slug = await grading.finished(student);
    expect(await grading.pay(slug, stranger)).toBe(false);
    expect(await grading.pay('x'.repeat(20), student)).toBe(false);
    expect(await rowOf(slug)).toBeUndefined();
  });

  it('lists the gradings of the caller alone', async () => {
    const owner = await accounts.signUp();
    expect((await accounts.get('/api/grading', owner.token)).json()).toEqual([]);
    const [uploaded, paid] = [await grading.finished(owner), await grading.finished(owner)];
    await grading.finished(owner);
    await grading.upload(uploaded, owner.token, sheet);
    await grading.pay(paid, owner);
    const listed = (await accounts.get('/api/grading', owner.token)).json();
    expect(listed.map((one: { test_slug: string }) => one.test_slug).toSorted()).toEqual(
      [uploaded, paid].toSorted(),
    );
  });
});

describe('the faculty', { timeout: 120_000 }, () => {
  it('finds what is handed in, the most urgent first, and returns it graded', async () => {
    const owner = await accounts.signUp();
    const [late, early] = [await grading.finished(owner), await grading.finished(owner)];
    await grading.upload(early, owner.token, sheet);
    await grading.pay(early, owner);
    test.clock.advance({ hours: 1 });
    await grading.pay(late, owner);
    await grading.upload(late, owner.token, await sheetOf(2));
    const queue = async () =>
      (await accounts.get('/api/admin/grading?pageSize=100', staff.token)).json().rows as {
        test_slug: string;
      }[];
    const own = (await queue()).filter(({ test_slug }) => [late, early].includes(test_slug));
    expect(own).toEqual([
      expect.objectContaining({ test_slug: early, pages: 3, subject: 'Math AA SL', graded_at: null }),
      expect.objectContaining({ test_slug: late, student: expect.objectContaining({ email: owner.email }) }),
    ]);
    expect((await accounts.get('/api/admin/grading', student.token)).statusCode).toBe(403);
    expect((await accounts.get('/api/admin/grading')).statusCode).toBe(401);

    const waiting = await grading.link(early, 'ADMIN_FILE', owner.token);
    expect(waiting.statusCode).toBe(404);
    expect(waiting.json().message).toContain("Your graded sheet isn't ready yet");

    const tooMany = await grading.upload(early, staff.token, sheet, {
      file_type: 'ADMIN_FILE',
      marks_obtained: '26',
    });
    expect(tooMany.statusCode).toBe(400);
    expect((await rowOf(early))!.graded_at).toBeNull();
    const report = await sheetOf(4, { word: 'Graded' });
    const graded = grading.told(
      await grading.upload(early, staff.token, report, { file_type: 'ADMIN_FILE', marks_obtained: '17.5' }),
    );
    expect(graded).toMatchObject({ can_upload: false, graded_at: expect.any(String) });
    expect(await queue()).not.toContainEqual(expect.objectContaining({ test_slug: early }));
    const mail = await accounts.mail(owner.email, 'Your graded sheet is ready');
    expect(mail.html).toContain('http://localhost:3000/my-tests');

    const seen = await testsOf(accounts, owner.token).read(early, '?excludeQuestions=true');
    expect(seen).toMatchObject({
      files: [{ file_type: 'USER_FILE' }, { file_type: 'ADMIN_FILE' }],
      get_graded: true,
      marks_obtained: 17.5,
      score: { marks: 17.5, total: 25, percentage: 70, source: 'faculty' },
    });
    const listed = (await testsOf(accounts, owner.token).call('GET', '')).json() as {
      slug: string;
      files: object[];
    }[];
    expect(listed.find((one) => one.slug === early)!.files).toHaveLength(2);

    for (const account of [owner, staff]) {
      const { url } = (await grading.link(early, 'ADMIN_FILE', account.token)).json();
      const answer = await test.app.inject(url);
      expect(await textOf(answer.rawPayload)).toEqual(await textOf(report));
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${early}-graded-sheet.pdf"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
    const again = grading.told(await grading.upload(early, staff.token, sheet, { file_type: 'ADMIN_FILE' }));
    expect(again.graded_at).not.toBeNull();
    expect((await rowOf(early))!.marks_obtained).toBe(17.5);
    await accounts.mail(owner.email, 'Your graded sheet was corrected');
    await accounts.mail(owner.email, 'Your graded sheet is ready', 1);
  });

  it('grades only what was handed in', async () => {
    const slug = await grading.finished(student);
    await grading.upload(slug, student.token, sheet);
    const answer = await grading.upload(slug, staff.token, sheet, { file_type: 'ADMIN_FILE' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('not been handed in');
  });

  it('keeps the sheet that it has begun with', async () => {
    const slug = await grading.finished(student);
    await grading.pay(slug, student);
    grading.told(await grading.upload(slug, student.token, sheet));
    await accounts.rows(
      'update gradings set claimed_by = $1, claimed_at = now() where test_id = (select id from practice_tests where slug = $2)',
      [staff.user.id, slug],
    );
    const before = await rowOf(slug);
    const answer = await grading.upload(slug, student.token, await sheetOf(1));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('is grading your sheet');
    expect(await rowOf(slug)).toEqual(before);
    expect(grading.told(await grading.read(slug, student.token)).can_upload).toBe(false);
  });
});
