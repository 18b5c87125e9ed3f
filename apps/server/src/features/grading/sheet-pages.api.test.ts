import { writeClaims } from '@sevenfold/contract/grading/sheet-pages.rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOfPage } from '../papers/print/booklet-code.policy.ts';
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

type Printed = { page: number; check: string };

const printedOf = (slug: string, token?: string) => accounts.get(`/api/test/${slug}/printed-pages`, token);

/** Prints a booklet and reads its codes, as a camera would. */
async function print(slug: string, owner = student): Promise<Printed[]> {
  expect((await accounts.get(`/api/test/${slug}/booklet`, owner.token)).statusCode).toBe(200);
  const [row] = await accounts.rows(
    'select secret, pages from test_booklets b join practice_tests t on t.id = b.test_id where t.slug = $1',
    [slug],
  );
  const { secret, pages } = row as { secret: string; pages: { page: number }[] };
  return pages.map(({ page }) => codeOfPage(secret, { slug, userId: owner.user.id }, page));
}

describe('pages of a booklet', { timeout: 120_000 }, () => {
  it('are the business of whoever took the test, once they are printed', async () => {
    const slug = await grading.finished(student);
    expect((await printedOf(slug, student.token)).json()).toEqual({ pages: [] });
    const pages = await print(slug);
    expect(pages.length).toBeGreaterThan(1);
    const told = (await printedOf(slug, student.token)).json().pages as { page: number; numbers: number[] }[];
    expect(told.map(({ page }) => page)).toEqual(pages.map(({ page }) => page));
    expect(told[0]!.numbers[0]).toBe(1);
    expect((await printedOf(slug)).statusCode).toBe(401);
    for (const { token } of [stranger, asha]) expect((await printedOf(slug, token)).statusCode).toBe(404);
    expect((await printedOf('not-a-test', student.token)).statusCode).toBe(400);
    expect((await printedOf('x'.repeat(20), student.token)).statusCode).toBe(404);
  });

  it('come in any order with their sheet, and the desk knows their questions', async () => {
    const slug = await grading.finished(student);
    const [one, two] = (await print(slug)) as [Printed, Printed];
    const pages = writeClaims([two, null, { page: one.page, check: null }]);
    grading.told(await grading.upload(slug, student.token, sheet, { pages }));
    await grading.pay(slug, student);
    const told = (await printedOf(slug, student.token)).json().pages as { numbers: number[] }[];
    expect((await read(slug)).pages).toEqual([
      { page: 1, booklet_page: 2, numbers: told[1]!.numbers },
      { page: 3, booklet_page: 1, numbers: told[0]!.numbers },
    ]);
  });

  it('go with the sheet that they were of', async () => {
    const slug = await grading.finished(student);
    const [one] = (await print(slug)) as [Printed];
    grading.told(await grading.upload(slug, student.token, sheet, { pages: writeClaims([one, one, one]) }));
    grading.told(await grading.upload(slug, student.token, sheet));
    await grading.pay(slug, student);
    expect((await read(slug)).pages).toEqual([]);
  });

  it('are not needed, and none can be claimed where none was printed', async () => {
    const slug = await handedIn();
    expect((await read(slug)).pages).toEqual([]);
    const answer = await grading.upload(slug, student.token, sheet, { pages: '1,,' });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('no page 1')]);
  });

  it('are refused with what is forged, of another test or student, or nonsense, and nothing is kept', async () => {
    const slug = await grading.finished(student);
    const [one, two] = (await print(slug)) as [Printed, Printed];
    const [ofOther] = (await print(await grading.finished(student))) as [Printed];
    const theirs = await grading.finished(stranger);
    const [ofStranger] = (await print(theirs, stranger)) as [Printed];
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
