import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { dueOf, dueWords } from '@sevenfold/contract/grading/due.rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addTestBank, testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { fileOf, gradingOf, multipart } from './grading.fixture.ts';
import { gradingGoods } from './grading-goods.ts';
import { limitChecks } from './pdf/check-pdf.ts';
import { hostileSheets, noActs } from './pdf/hostile-sheets.fixture.ts';
import { actsOf, textOf } from './pdf/read-pdf.fixture.ts';
import { oddSheet, paddedTo, png, sheetOf } from './pdf/sheets.fixture.ts';

const megabyte = 1024 * 1024;

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let grading: ReturnType<typeof gradingOf>;
let student: Account;
let stranger: Account;
let staff: Account;
let sheet: Buffer;

beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  grading = gradingOf(test, accounts);
  await addTestBank(test);
  [student, stranger, staff] = [
    await accounts.signUp(),
    await accounts.signUp(),
    await accounts.signUpAs(roleIds.staff),
  ];
  sheet = await sheetOf(3);
});

const kept = async (): Promise<string[]> =>
  (await readdir(join(test.config.dataDir, 'files/answer-sheets')).catch(() => [])).sort();
const rowOf = async (slug: string) =>
  (
    await accounts.rows(
      'select g.*, t.get_graded, t.marks_obtained from gradings g join practice_tests t on t.id = g.test_id where t.slug = $1',
      [slug],
    )
  )[0];
const listening = async (): Promise<number> => {
  if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
  return (test.app.server.address() as AddressInfo).port;
};
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

describe('a sheet', { timeout: 120_000 }, () => {
  let slug: string;
  beforeAll(async () => {
    slug = await grading.finished(student);
  });

  it.each([
    ['60 pages', () => sheetOf(60), 200, ''],
    ['61 pages', () => sheetOf(61), 400, '60 pages; this one has 61'],
    ['20 MB', async () => paddedTo(sheet, 20 * megabyte), 200, ''],
    ['20 MB and a byte', async () => paddedTo(sheet, 20 * megabyte + 1), 413, 'not be larger than 20 MB'],
    ['21 MB', async () => Buffer.alloc(21 * megabyte), 413, 'not be larger than 20 MB'],
    ['nothing', async () => Buffer.alloc(0), 400, 'in pdf format'],
    ['a picture', async () => png, 400, 'in pdf format'],
    ['a password', () => sheetOf(1, { password: 'x' }), 400, 'password'],
    ['half of it', async () => sheet.subarray(0, sheet.length / 2), 400, 'damaged'],
    ['a form that is no page', async () => oddSheet('/AcroForm << /XFA (x) >>'), 400, 'in a form'],
  ])('with %s', async (_, content, status, words) => {
    const before = await rowOf(slug);
    const answer = await grading.upload(slug, student.token, await content());
    expect(answer.statusCode, answer.body).toBe(status);
    if (status === 200) return;
    expect(answer.json().message).toContain(words);
    expect(await rowOf(slug)).toEqual(before);
  });

  it('is kept without what it does', async () => {
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    for (const [name, hostile] of Object.entries(hostileSheets)) {
      const { sheet: told } = grading.told(await grading.upload(own, owner.token, hostile()));
      const { url } = (await grading.link(own, 'USER_FILE', owner.token)).json();
      const { rawPayload } = await test.app.inject(url);
      expect(rawPayload.length).toBe(told!.bytes);
      expect(rawPayload.toString('latin1'), name).not.toMatch(/JavaScript|OpenAction|\.exe|evil\.example/);
      expect(await actsOf(rawPayload), name).toEqual(noActs);
      expect(await textOf(rawPayload), name).toEqual(['My answer']);
    }
  });

  it('may come before or after its type, and keeps a name that can be shown', async () => {
    const type = { name: 'file_type', value: 'USER_FILE' };
    for (const [parts, name] of [
      [[type, fileOf(sheet, 'C:\\\\scans\\\\my work.pdf')], 'my work.pdf'],
      [[fileOf(sheet, '../../etc/pass\u202ewd.pdf'), type], 'passwd.pdf'],
      [[fileOf(sheet, 'Übung 答案.pdf')], 'Übung 答案.pdf'],
    ] as const) {
      expect(grading.told(await grading.send(slug, student.token, parts)).sheet!.name).toBe(name);
    }
  });

  it('is only for finished tests', async () => {
    const { slug: running } = await testsOf(accounts, student.token).started();
    const created = await testsOf(accounts, student.token).create();
    for (const open of [running, created]) {
      const answer = await grading.upload(open, student.token, sheet);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toContain('finish the test');
      expect((await grading.read(open, student.token)).statusCode).toBe(409);
    }
  });

  it('is nobody else’s business', async () => {
    for (const [account, fields, status] of [
      [stranger, {}, 404],
      [stranger, { file_type: 'ADMIN_FILE' }, 404],
      [student, { file_type: 'ADMIN_FILE' }, 403],
      [student, { marks_obtained: '25' }, 403],
      [staff, {}, 403],
    ] as const) {
      expect((await grading.upload(slug, account.token, sheet, fields)).statusCode).toBe(status);
    }
    expect((await grading.read(slug, stranger.token)).statusCode).toBe(404);
    expect((await grading.read(slug)).statusCode).toBe(401);
    for (const type of ['USER_FILE', 'ADMIN_FILE']) {
      expect((await grading.link(slug, type, stranger.token)).statusCode).toBe(404);
      expect((await grading.link(slug, type)).statusCode).toBe(401);
    }
    expect((await grading.link(slug, 'OTHER', student.token)).statusCode).toBe(400);
    expect((await grading.upload('no-such-test', student.token, sheet)).statusCode).toBe(400);
    expect((await grading.upload('x'.repeat(20), student.token, sheet)).statusCode).toBe(404);
  });

  it('of a visitor is refused before a byte of it is read', async () => {
    const port = await listening();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /api/test/${slug}/upload-answer HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 20000000\r\n\r\n`,
        ),
      );
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });

  it('of one account that stands still holds up nobody else', async () => {
    const port = await listening();
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    const answers: string[] = [];
    const sockets = Array.from({ length: 17 }, () => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /api/test/${own}/upload-answer HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 20000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`,
        ),
      );
      socket.once('data', (data) => answers.push(data.toString()));
      return socket;
    });
    try {
      await vi.waitFor(() => expect(answers).toHaveLength(14), 60_000);
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 429 /);
      grading.told(await grading.upload(slug, student.token, sheet));
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    await vi.waitFor(async () => grading.told(await grading.upload(own, owner.token, sheet)), {
      timeout: 60_000,
      interval: 5000,
    });
  });

  /** A sheet of this account is being opened until the test says otherwise. */
  function holdChecks({ user }: Account): () => Promise<void> {
    let open!: () => void;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const held = limitChecks({ owner: user.id }, () => gate);
    return () => {
      open();
      return held;
    };
  }

  it('waits for those of its account, not for others, and leaves with its sender', async () => {
    const port = await listening();
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    const { payload, headers } = multipart([fileOf(sheet)]);
    let before: string[] = [];
    const release = holdChecks(owner);
    try {
      const asked = once(test.app.server, 'request');
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      socket.on('data', (data) => {
        heard += data.toString();
      });
      socket.write(
        `POST /api/test/${own}/upload-answer HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      );
      const [request] = (await asked) as [IncomingMessage];
      socket.write(payload);
      await once(request, 'end');
      // Both take what this one needs, were it not for its account's other one.
      grading.told(await grading.upload(slug, student.token, sheet));
      grading.told(await grading.upload(slug, student.token, sheet));
      expect(heard).toBe('');
      const gone = once(request.socket, 'close');
      socket.destroy();
      await gone;
      before = await kept();
    } finally {
      await release();
    }
    grading.told(await grading.upload(own, owner.token, sheet));
    expect((await kept()).filter((name) => !before.includes(name))).toHaveLength(1);
  });

  it('is opened in a time of its own, which is not that of the answer', async () => {
    const owner = await accounts.signUp();
    const own = await grading.finished(owner);
    const hasty = await startTestApp({
      databaseUrl: test.databaseUrl,
      environment: { ANSWER_TIME_SCALE: '1' },
    });
    const letIn = vi.spyOn(hasty.rateLimits, 'spend');
    const release = holdChecks(owner);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const uploading = gradingOf(hasty, accounts).upload(own, owner.token, sheet);
      while (letIn.mock.calls.length === 0) await setImmediate();
      // Takes longer than what is left until the sheet waits in line.
      grading.told(await grading.upload(slug, student.token, sheet));
      await vi.advanceTimersByTimeAsync(20_000);
      await release();
      grading.told(await uploading);
    } finally {
      vi.useRealTimers();
      await release();
    }
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

describe('links to sheets', { timeout: 60_000 }, () => {
  it('end after five minutes, and are good for nothing else', async () => {
    const slug = await grading.finished(student);
    grading.told(await grading.upload(slug, student.token, sheet));
    const { url } = (await grading.link(slug, 'USER_FILE', student.token)).json();
    const whole = (await test.app.inject(url)).rawPayload;
    expect(await textOf(whole)).toEqual(await textOf(sheet));
    const part = await test.app.inject({ url, headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${whole.length}`,
    ]);
    for (const bad of [
      url.replace('answer-sheet', 'other'),
      url.replace(/signature=./, 'signature='),
      url.split('?')[0],
    ]) {
      const answer = await test.app.inject(bad);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
    }
    for (const method of ['POST', 'DELETE', 'PUT', 'HEAD'] as const) {
      expect((await test.app.inject({ method, url })).statusCode).toBe(404);
    }
    test.clock.advance({ minutes: 5 });
    expect((await test.app.inject(url)).statusCode).toBe(403);
  });
});
