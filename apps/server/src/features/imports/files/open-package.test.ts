import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImportFlaw } from './import-flaw.ts';
import { inspectXlsx } from './inspect-xlsx.ts';
import { openPackage } from './open-package.ts';
import { xlsxOf, type ZipEntry, zipOf } from './zip.fixture.ts';

let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sevenfold-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(name: string, content: Buffer) {
  files += 1;
  const path = join(folder, `file${files}`);
  await writeFile(path, content);
  const opened = await openPackage(path, name, folder);
  try {
    const rows: string[][] = [];
    for await (const row of opened.rows()) rows.push(row);
    const images: string[] = [];
    for (const image of opened.images) images.push(`${image.name} ${(await opened.read(image)).length}`);
    return { rows, images };
  } finally {
    opened.close();
  }
}

const flawOf = async (name: string, content: Buffer): Promise<string> => {
  try {
    await read(name, content);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportFlaw);
    return (error as Error).message;
  }
  throw new Error('was read without a flaw');
};

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const sheet: ZipEntry = { name: 'sheet.csv', content: 'key,text\n1,a' };

describe('a CSV file', () => {
  const text = 'key;text\r\nä1;"first line\nsecond; line"\r\n';
  const rows = [
    ['key', 'text'],
    ['ä1', 'first line\nsecond; line'],
  ];
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, the other way', utf16be(`\uFEFF${text}`)],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['tabs', Buffer.from(text.replaceAll('key;', 'key\t').replaceAll('ä1;', 'ä1\t'))],
    ['commas', Buffer.from(text.replaceAll('key;', 'key,').replaceAll('ä1;', 'ä1,'))],
  ])('is read in %s', async (_, content) => {
    expect((await read('a.csv', content)).rows).toEqual(rows);
  });

  it('of many rows comes whole and in order', async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `${index},"${'é'.repeat(index % 40)}"`);
    const { rows: found } = await read('a.csv', Buffer.from(lines.join('\n')));
    expect(found).toHaveLength(30_000);
    expect(
      found.every(([number, word], index) => number === String(index) && word!.length === index % 40),
    ).toBe(true);
  });

  it.each([
    ['another encoding', 'a.csv', Buffer.from('key,text\ncaf\xe9,1', 'latin1'), /not in UTF-8/],
    [
      'a picture under its name',
      'a.csv',
      Buffer.from([0, 1, 2, 3, 0, 0, 0, 9, 8, 7, 0, 0]),
      /not a text file/,
    ],
    ['a spreadsheet under its name', 'a.csv', xlsxOf(''), /spreadsheet or an archive/],
    [
      'a quotation that never ends',
      'a.csv',
      Buffer.from(`key,text\n1,"${'a line\n'.repeat(800_000)}`),
      /A row is longer than 5,000,000 characters\. Is a quotation mark left open\?/,
    ],
    ['a single line', 'a.csv', Buffer.from('1,'.repeat(3_000_000)), /A row is longer/],
  ])('in %s is refused', async (_, name, content, words) => {
    expect(await flawOf(name, content)).toMatch(words);
  });
});

describe('a spreadsheet', () => {
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

  it('is read', { timeout: 30_000 }, async () => {
    const content = xlsxOf(
      row(1, cell('A1', 'key') + cell('B1', 'marks')) + row(2, `${cell('A2', 'q1')}<c r="B2"><v>4</v></c>`),
    );
    expect((await read('a.xlsx', content)).rows).toEqual([
      ['key', 'marks'],
      ['q1', '4'],
    ]);
  });

  it.each([
    ['with a row far down', xlsxOf(row(1_048_576, cell('A1048576', 'x'))), /row 1,048,576/],
    ['with a column far out', xlsxOf(row(1, cell('XFD1', 'x'))), /column XFD/],
    [
      'with a number beyond all rows',
      xlsxOf(`<row r="99999999999999">${cell('A1', 'x')}</row>`),
      /reaches down/,
    ],
    [
      'with entities',
      xlsxOf(row(1, cell('A1', '&x;')), [], '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      /entities/,
    ],
    ['that is a text file', Buffer.from('key,text'), /not an XLSX/],
    ['that is another archive', zipOf([sheet]), /not an XLSX/],
    ['that is cut off', xlsxOf(row(1, cell('A1', 'x'))).subarray(0, 400), /damaged/],
    [
      'that unfolds to a lot',
      xlsxOf('', [{ name: 'xl/styles.xml', content: Buffer.alloc(40_000_000, 32) }]),
      /unfolds to/,
    ],
    ['without a sense', xlsxOf('<row r="2"><c/></row><row r="1"/>'), /damaged/],
  ])('%s is refused', { timeout: 30_000 }, async (_, content, words) => {
    expect(await flawOf('a.xlsx', content)).toMatch(words);
  });

  it('is looked through once, also where its tags never end', async () => {
    const path = join(folder, 'endless.xlsx');
    // Packed so that it isn't refused for how much it unfolds to.
    const tags = Array.from({ length: 400_000 }, (_, number) => `<c a${number} `).join('<c <c <c <c ');
    await writeFile(path, xlsxOf(tags));
    const before = process.cpuUsage();
    await inspectXlsx(path);
    const { user } = process.cpuUsage(before);
    // It takes some tenths of a second; read anew from each tag, more than ten.
    expect(user / 1_000_000).toBeLessThan(4);
  });
});

describe('an archive', () => {
  it('is its sheet and its images; what systems add is passed over', async () => {
    const content = zipOf([
      { name: 'images/', content: '' },
      { name: 'images/One.PNG', content: 'abc' },
      { name: '__MACOSX/._sheet.csv', content: 'x' },
      { name: '.DS_Store', content: 'x' },
      sheet,
    ]);
    expect(await read('a.zip', content)).toEqual({
      rows: [
        ['key', 'text'],
        ['1', 'a'],
      ],
      images: ['images/one.png 3'],
    });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, content: '' }));
  it.each<[string, readonly ZipEntry[], RegExp]>([
    ['whose names climb out', [sheet, { name: '../../evil.png', content: 'x' }], /leads out/],
    ['whose names begin at the root', [sheet, { name: '/etc/evil.png', content: 'x' }], /leads out/],
    ['with a drive in a name', [sheet, { name: 'C:/evil.png', content: 'x' }], /leads out/],
    ['with a link', [sheet, { name: 'a.png', content: '/etc/passwd', mode: 0o120777 }], /is a link/],
    ['with a device', [sheet, { name: 'a.png', content: '', mode: 0o020666 }], /not a file/],
    [
      'with two of a name',
      [sheet, { name: 'a.png', content: '1' }, { name: 'A.PNG', content: '2' }],
      /two entries/,
    ],
    ['with a password', [{ ...sheet, flags: 1 }], /password/],
    ['with 60,000 entries', [sheet, ...many(60_000)], /more than 50,000/],
    ['with a bomb', [sheet, { name: 'a.png', content: Buffer.alloc(50_000_000) }], /times its size/],
    ['that lies about a size', [{ ...sheet, saidBytes: 4 }], /damaged/],
    ['without a sheet', [{ name: 'a.png', content: 'x' }], /no sheet/],
    ['with two sheets', [sheet, { name: 'b.xlsx', content: 'x' }], /more than one sheet/],
    ['with a program', [sheet, { name: 'run.exe', content: 'x' }], /run\.exe/],
  ])('%s is refused', { timeout: 30_000 }, async (_, entries, words) => {
    expect(await flawOf('a.zip', zipOf(entries))).toMatch(words);
  });

  it('that is none is refused', async () => {
    expect(await flawOf('a.zip', Buffer.from('hello'))).toMatch(/not a ZIP/);
    expect(await flawOf('a.zip', zipOf([sheet]).subarray(0, 60))).toMatch(/damaged/);
  });
});
