import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkPdf, judge } from './check-pdf.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { actsOf, textOf } from './read-pdf.fixture.ts';
import { bomb, endlessTree, noPages, oddSheet, paddedTo, png, sheetOf, zip } from './sheets.fixture.ts';

const notPdf = 'Please upload your answer sheet in pdf format';

/** As other programs write them: objects in compressed streams. */
async function compressed(pages: number): Promise<Buffer> {
  const document = await PDFDocument.load(await sheetOf(pages));
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

const alone = () => ({ owner: 'asha', gone: new AbortController().signal });

/** Without a thread, which takes its time to start. */
const judged = (content: Buffer) => judge(content, inspectPdf);

describe('a sheet that is taken', { timeout: 30_000 }, () => {
  it.each([
    ['one page', 1, () => sheetOf(1)],
    ['60 pages', 60, () => sheetOf(60)],
    ['compressed objects', 7, () => compressed(7)],
    ['19 megabytes', 2, async () => paddedTo(await sheetOf(2), 19 * 1024 * 1024)],
    ['a blank line before it', 1, async () => Buffer.concat([Buffer.from('\r\n'), await sheetOf(1)])],
    ['a byte-order mark before it', 1, async () => Buffer.concat([Buffer.from('\ufeff'), await sheetOf(1)])],
    ['zeros after it', 1, async () => Buffer.concat([await sheetOf(1), Buffer.alloc(500)])],
    ['a place to open it at', 1, async () => oddSheet('/OpenAction [3 0 R /Fit]')],
    ['another file in it', 1, () => sheetOf(1, { attachment: true })],
  ])('has %s', async (_, pages, sheet) => {
    expect(await judged(await sheet())).toMatchObject({ pages, content: expect.any(Buffer) });
  });
});

describe('a sheet that is refused', { timeout: 30_000 }, () => {
  it.each([
    ['nothing', notPdf, async () => Buffer.alloc(0)],
    ['text', notPdf, async () => Buffer.from('my answers')],
    ['a picture', notPdf, async () => png],
    ['an archive', notPdf, async () => zip],
    ['a picture that is a PDF as well', notPdf, async () => Buffer.concat([png, await sheetOf(1)])],
    [
      'a page of HTML that is a PDF as well',
      notPdf,
      async () => Buffer.concat([Buffer.from('<script>1</script>'), await sheetOf(1)]),
    ],
    ['an archive behind a PDF', 'damaged', async () => Buffer.concat([await sheetOf(1), zip])],
    ['the header alone', 'damaged', async () => Buffer.from('%PDF-1.7\n')],
    ['header and end', 'damaged', async () => Buffer.from('%PDF-1.7\n%%EOF')],
    [
      'noise between header and end',
      'damaged',
      async () =>
        Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, '1 0 obj << '), Buffer.from('%%EOF')]),
    ],
    ['half of a PDF', 'damaged', async () => (await sheetOf(5)).subarray(0, 2000)],
    ['all but the last bytes', 'damaged', async () => (await sheetOf(5)).subarray(0, -8)],
    ['no pages', 'damaged', async () => noPages()],
    ['a password', 'password', () => sheetOf(1, { password: 'secret' })],
    ['61 pages', 'not have more than 60 pages; this one has 61', () => sheetOf(61)],
    ['a form that is no page', 'in a form', async () => oddSheet('/AcroForm << /XFA (x) >>')],
    ['pages without end', /damaged|complicated/, async () => endlessTree()],
    ['160 megabytes in a nutshell', 'complicated', async () => bomb(160)],
  ])('has %s', async (_, words, sheet) => {
    const content = await sheet();
    await expect(judged(content)).rejects.toMatchObject({
      code: 'invalid_input',
      message: typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
      details: { issues: [{ path: 'file' }] },
    });
  });
});

describe('a thread', { timeout: 120_000 }, () => {
  it('answers with the pages alone', async () => {
    const { content } = await checkPdf(await sheetOf(2, { attachment: true }), alone());
    expect(await textOf(content)).toEqual(['Page 1', 'Page 2']);
    expect(await actsOf(content)).toMatchObject({ files: null });
  });

  it('is there for each of many sheets, in turn', async () => {
    const sheets = await Promise.all([1, 2, 3].map((pages) => sheetOf(pages)));
    const found = await Promise.all(sheets.map((sheet) => checkPdf(sheet, alone())));
    expect(found.map(({ pages }) => pages)).toEqual([1, 2, 3]);
  });

  it.each([
    ['unfolds', () => bomb(160)],
    ['goes round', endlessTree],
    ['has millions of objects', () => oddSheet('', `[${'<<>>'.repeat(4_900_000)}]`)],
  ])('survives a sheet that %s, and so does the server', async (_, sheet) => {
    await expect(checkPdf(sheet(), alone())).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await checkPdf(await sheetOf(1), alone())).toMatchObject({ pages: 1 });
  });
});
