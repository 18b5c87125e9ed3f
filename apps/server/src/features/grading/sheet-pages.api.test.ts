import { writeClaims } from '@sevenfold/contract/grading/sheet-pages.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { type StartedDesk, startDesk } from './desk.fixture.ts';
import { sheetOf } from './pdf/sheets.fixture.ts';

let { accounts, grading, student, asha, handedIn, read } = {} as StartedDesk;
let stranger: StartedDesk['student'];
let sheet: Buffer;

beforeAll(async () => {
  ({ accounts, grading, student, asha, handedIn, read } = await startDesk());
  stranger = await accounts.signUp();
  sheet = await sheetOf(3);
});

type Printed = { page: number; check: string; numbers: number[] };

const bookletOf = (slug: string, token?: string) => accounts.get(`/api/test/${slug}/booklet-pages`, token);
const pagesOf = async (slug: string): Promise<Printed[]> =>
  (await bookletOf(slug, student.token)).json().pages;

describe('pages of a booklet', { timeout: 120_000 }, () => {
  it('are the business of whoever took the test', async () => {
    const slug = await grading.finished(student);
    const pages = await pagesOf(slug);
    expect(pages.map(({ page, numbers }) => [page, numbers])).toEqual(
      pages.map((_, at) => [at + 1, [at + 1]]),
    );
    expect(new Set(pages.map(({ check }) => check)).size).toBe(pages.length);
    expect(pages).toEqual(await pagesOf(slug));
    expect((await bookletOf(slug)).statusCode).toBe(401);
    for (const { token } of [stranger, asha]) expect((await bookletOf(slug, token)).statusCode).toBe(404);
    expect((await bookletOf('not-a-test', student.token)).statusCode).toBe(400);
    expect((await bookletOf('x'.repeat(20), student.token)).statusCode).toBe(404);
  });

  it('come in any order with their sheet, and the desk knows their questions', async () => {
    const slug = await grading.finished(student);
    const [one, two] = (await pagesOf(slug)) as [Printed, Printed];
    const pages = writeClaims([two, null, { page: one.page, check: null }]);
    grading.told(await grading.upload(slug, student.token, sheet, { pages }));
    await grading.pay(slug, student);
    expect((await read(slug)).pages).toEqual([
      { page: 1, booklet_page: 2, numbers: [2] },
      { page: 3, booklet_page: 1, numbers: [1] },
    ]);
  });

  it('go with the sheet that they were of', async () => {
    const slug = await grading.finished(student);
    const [one] = (await pagesOf(slug)) as [Printed];
    grading.told(await grading.upload(slug, student.token, sheet, { pages: writeClaims([one, one, one]) }));
    grading.told(await grading.upload(slug, student.token, sheet));
    await grading.pay(slug, student);
    expect((await read(slug)).pages).toEqual([]);
  });

  it('are not needed', async () => {
    expect((await read(await handedIn())).pages).toEqual([]);
  });

  it('are refused with what is forged, of another test or student, or nonsense, and nothing is kept', async () => {
    const slug = await grading.finished(student);
    const [one, two] = (await pagesOf(slug)) as [Printed, Printed];
    const [ofOther] = (await pagesOf(await grading.finished(student))) as [Printed];
    const theirs = await grading.finished(stranger);
    const [ofStranger] = (await bookletOf(theirs, stranger.token)).json().pages as [Printed];
    const forged = { page: 1, check: one.check === '00000000' ? '00000001' : '00000000' };
    for (const [pages, says] of [
      [writeClaims([forged, null, null]), 'The code on page 1'],
      [writeClaims([null, ofOther, null]), 'The code on page 2'],
      [writeClaims([null, null, ofStranger]), 'The code on page 3'],
      [writeClaims([{ page: 1, check: two.check }, null, null]), 'The code on page 1'],
      [writeClaims([{ page: 200, check: null }, null, null]), 'no page 200'],
      [writeClaims([one, two]), '3 pages'],
      ['1,2,three', 'Pages must be a list'],
      ['0,,', 'Pages must be a list'],
      [','.repeat(70), 'Pages must be a list'],
    ] as const) {
      const answer = await grading.upload(slug, student.token, sheet, { pages });
      expect([answer.statusCode, answer.body], pages).toEqual([400, expect.stringContaining(says)]);
    }
    expect((await grading.read(slug, student.token)).json().sheet).toBeNull();
    const long = await grading.upload(slug, student.token, sheet, { pages: '1,'.repeat(600) });
    expect(long.statusCode).toBeGreaterThanOrEqual(400);
    expect((await grading.upload(slug, stranger.token, sheet, { pages: '1,2,3' })).statusCode).toBe(404);
  });
});
