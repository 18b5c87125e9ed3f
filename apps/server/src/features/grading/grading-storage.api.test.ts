import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startS3Server } from '../../../test/s3-server.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { addTestBank } from '../practice-tests/practice-tests.fixture.ts';
import { dropFileNow } from './drop-file.ts';
import { gradingOf } from './grading.fixture.ts';
import { keepPdf } from './keep-file.ts';
import { textOf } from './pdf/read-pdf.fixture.ts';
import { sheetOf } from './pdf/sheets.fixture.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let grading: ReturnType<typeof gradingOf>;
let student: Account;

beforeAll(async () => {
  s3 = await startS3Server();
  test = await startTestApp({ environment: { ...s3.environment, RATE_LIMIT_SCALE: '1000' } });
  accounts = accountsOf(test);
  grading = gradingOf(test, accounts);
  await addTestBank(test);
  student = await accounts.signUp();
});
afterAll(() => s3.stop());

const keyOf = async (slug: string) =>
  (
    await accounts.rows(
      'select sheet_key from gradings g join practice_tests t on t.id = g.test_id where t.slug = $1',
      [slug],
    )
  )[0]?.sheet_key as string | undefined;

it('keeps sheets in a bucket, hands them out by its links, and removes what was replaced', {
  timeout: 60_000,
}, async () => {
  const slug = await grading.finished(student);
  const [first, second] = [await sheetOf(1), await sheetOf(2)];
  grading.told(await grading.upload(slug, student.token, first));
  const firstKey = (await keyOf(slug))!;
  expect(await test.files.read(firstKey)).toBeDefined();
  grading.told(await grading.upload(slug, student.token, second));
  const { url } = (await grading.link(slug, 'USER_FILE', student.token)).json();
  expect(url).toMatch(new RegExp(`^${s3.settings.endpoint}/sevenfold-files/answer-sheets/[\\w-]+\\.pdf\\?`));
  const answer = await fetch(url);
  expect(await textOf(Buffer.from(await answer.arrayBuffer()))).toEqual(await textOf(second));
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}-answer-sheet.pdf"`);
  await vi.waitFor(async () => expect(await test.files.read(firstKey)).toBeUndefined(), 60_000);
  expect(existsSync(`${test.config.dataDir}/files`)).toBe(false);
});

it('removes what an upload that came to nothing left behind, and nothing else', async () => {
  const left = await keepPdf(test, 'answer-sheets', Buffer.from('left'));
  const [job] = await accounts.rows(
    `select data, start_after from jobs.job where data->'data'->>'key' = $1`,
    [left],
  );
  expect((job!.start_after as Date).getTime() - test.clock.now().getTime()).toBeGreaterThan(3_500_000);
  await dropFileNow(test, { key: left });
  expect(await test.files.read(left)).toBeUndefined();

  const slug = await grading.finished(student);
  grading.told(await grading.upload(slug, student.token, await sheetOf(1)));
  const used = (await keyOf(slug))!;
  await dropFileNow(test, { key: used });
  expect(await test.files.read(used)).toBeDefined();
});

it('says that the storage is away, and has then written nothing', { timeout: 60_000 }, async () => {
  const [fresh, before] = [await grading.finished(student), await grading.finished(student)];
  grading.told(await grading.upload(before, student.token, await sheetOf(1)));
  const key = await keyOf(before);
  await s3.stop();
  for (const slug of [fresh, before]) {
    const answer = await grading.upload(slug, student.token, await sheetOf(2));
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      code: 'unavailable',
      message: 'Our file storage is away right now. Please try again in a few minutes.',
    });
  }
  expect(await keyOf(fresh)).toBeUndefined();
  expect(await keyOf(before)).toBe(key);
  expect(grading.told(await grading.read(before, student.token)).sheet).toMatchObject({ pages: 1 });
  const health = await test.app.inject('/api/health');
  expect([health.statusCode, health.json().storage]).toEqual([503, 'down']);
});
