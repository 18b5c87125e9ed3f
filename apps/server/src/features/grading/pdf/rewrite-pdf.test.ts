import { deflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { hostileSheets, noActs, pageWith, streamOf, withTable } from './hostile-sheets.fixture.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { actsOf, picturesOf, textOf } from './read-pdf.fixture.ts';
import { sheetOf, turnedSheet } from './sheets.fixture.ts';

async function rewritten(content: Buffer): Promise<Buffer> {
  const found = await inspectPdf(new Uint8Array(content));
  if (!('content' in found)) throw new Error(JSON.stringify(found));
  return Buffer.from(found.content);
}

/** Every name and key of every object, wherever it lies. */
async function wordsIn(content: Buffer): Promise<string[]> {
  const document = await PDFDocument.load(content, { updateMetadata: false, preserveXFA: true });
  const words = new Set<string>();
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFName) words.add(object.asString().slice(1));
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    if (object instanceof PDFStream) waiting.push(object.dict);
    if (object instanceof PDFDict) waiting.push(...object.entries().flat());
  }
  return [...words];
}

const hostileWords = [
  ...['JS', 'JavaScript', 'A', 'AA', 'OpenAction', 'Names', 'Action', 'Launch', 'URI', 'GoToR', 'SubmitForm'],
  ...[
    'EF',
    'AF',
    'FS',
    'UF',
    'EmbeddedFile',
    'EmbeddedFiles',
    'Filespec',
    'FileAttachment',
    'AcroForm',
    'XFA',
  ],
  ...['Widget', 'Link', 'Popup', 'Outlines', 'Metadata', 'PieceInfo', 'Dest', 'Info'],
];

describe('a sheet that does something', { timeout: 60_000 }, () => {
  it.each(Object.entries(hostileSheets))('is kept without it: %s', async (_, sheet) => {
    const content = await rewritten(sheet());
    expect((await wordsIn(content)).filter((word) => hostileWords.includes(word))).toEqual([]);
    expect(content.toString('latin1')).not.toMatch(/JavaScript|app\.alert|evil\.example|setup\.exe|cmd\.exe/);
    expect(await actsOf(content)).toEqual(noActs);
    expect(await textOf(content)).toEqual(['My answer']);
  });

  it.each([
    'a script at its opening',
    'a second object of the same number',
    'a script in a stream that hides what it is',
    'a page in a stream that hides what it is',
    'a file on another computer',
    'a link',
    'a file in it',
    'a form that is sent',
    'a chapter that acts',
  ])('would have done it: %s', async (name) => {
    expect(await actsOf(hostileSheets[name]!())).not.toEqual(noActs);
  });
});

async function looksOf(content: Buffer) {
  const pages = await picturesOf(content);
  const shares = Array.from({ length: 60 }, (_, step) => (step + 0.5) / 60);
  return pages.map(({ at }) => shares.map((y) => shares.map((x) => at(x, y).join()).join(' ')));
}

async function boxesOf(content: Buffer) {
  const document = await PDFDocument.load(content);
  return document.getPages().map((page) => ({
    media: page.getMediaBox(),
    crop: page.getCropBox(),
    turn: page.getRotation().angle,
    unit: page.node.lookup(PDFName.of('UserUnit'))?.toString(),
  }));
}

const red = '1 0 0 rg 0 0 100 100 re f';
const box = '/Type /XObject /Subtype /Form /BBox [0 0 100 100]';
const image = (more: string, content: string) =>
  streamOf(content, `/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 ${more}`);
const drawing = (resources: string, content: string, more: Parameters<typeof pageWith>[2] = []) =>
  withTable(
    pageWith('', `/Contents 10 0 R /Resources << ${resources} >>`, [[10, streamOf(content)], ...more]),
  );

const ordinarySheets: Record<string, () => Buffer | Promise<Buffer>> = {
  'pages as a program writes them': () => sheetOf(3),
  'pages turned and cut': () => turnedSheet(),
  'compressed objects': async () => {
    const document = await PDFDocument.load(await sheetOf(2));
    return Buffer.from(await document.save({ useObjectStreams: true, rewrite: true }));
  },
  'a form within a form': () =>
    drawing('/XObject << /Fm 11 0 R >>', 'q 2 0 0 1 20 20 cm /Fm Do Q', [
      [11, streamOf('/In Do', `${box} /Resources << /XObject << /In 12 0 R >> >>`)],
      [12, streamOf(red, box)],
    ]),
  'a picture with a palette and a mask': () =>
    drawing('/XObject << /Im 11 0 R >>', 'q 200 0 0 200 20 0 cm /Im Do Q', [
      [11, image('/ColorSpace [/Indexed /DeviceRGB 3 13 0 R] /SMask 12 0 R', '\x00\x01\x02\x03')],
      [12, image('/ColorSpace /DeviceGray', '\x7f\x7f\x20\x7f')],
      [13, streamOf('\x7f\x00\x00\x00\x7f\x00\x00\x00\x7f\x00\x00\x00')],
    ]),
  'a shading, a pattern and what is seen through': () =>
    drawing(
      '/Shading << /Sh 11 0 R >> /Pattern << /Pt 12 0 R >> /ExtGState << /Gs << /ca 0.5 >> >> /ColorSpace << /Sp [/Separation /Ink /DeviceRGB 13 0 R] >>',
      'q 0 0 100 100 re W n /Sh sh Q /Pattern cs /Pt scn 100 0 100 100 re f /Gs gs /Sp cs 1 scn 50 50 100 100 re f',
      [
        [11, '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 100 0] /Function 13 0 R >>'],
        [
          12,
          streamOf(
            '0 1 0 rg 0 0 5 5 re f',
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
          ),
        ],
        [13, '<< /FunctionType 2 /Domain [0 1] /C0 [1 1 0] /C1 [0 0 1] /N 1 >>'],
      ],
    ),
  'letters that are drawings': () =>
    drawing('/Font << /F1 11 0 R >>', 'BT /F1 40 Tf 30 30 Td (aa) Tj ET', [
      [
        11,
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 12 0 R >> /Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1.5] /Resources << >> >>',
      ],
      [12, streamOf('1 0 d0 0 0 1 1 re f')],
    ]),
  'a layer that is off': () =>
    withTable(
      pageWith(
        '/OCProperties << /OCGs [11 0 R] /D << /OFF [11 0 R] >> >>',
        '/Contents 10 0 R /Resources << /Properties << /Off 11 0 R >> >>',
        [
          [10, streamOf(`/OC /Off BDC ${red} EMC 0 0 1 rg 150 0 50 50 re f`)],
          [11, '<< /Type /OCG /Name (Solutions) >>'],
        ],
      ),
    ),
  'handwriting in annotations': () =>
    withTable(
      pageWith('', '/Annots [10 0 R 11 0 R 13 0 R]', [
        [
          10,
          '<< /Type /Annot /Subtype /Ink /Rect [0 0 200 200] /C [1 0 0] /BS << /W 8 >> /F 4 /InkList [[10 10 100 150 190 10]] >>',
        ],
        [11, '<< /Type /Annot /Subtype /Stamp /Rect [200 100 300 200] /F 4 /AP << /N 12 0 R >> >>'],
        [12, streamOf(red, box)],
      ]),
    ),
  'a field that is filled in': () =>
    withTable(
      pageWith('/AcroForm << /Fields [10 0 R] >>', '/Annots [10 0 R]', [
        [
          10,
          '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Zoe) /F 4 /Rect [200 100 300 200] /AP << /N 11 0 R >> >>',
        ],
        [11, streamOf(red, box)],
      ]),
    ),
};

describe('an ordinary sheet', { timeout: 60_000 }, () => {
  it.each(Object.entries(ordinarySheets))('looks as it did: %s', async (_, sheet) => {
    const before = await sheet();
    const after = await rewritten(before);
    expect(await textOf(after)).toEqual(await textOf(before));
    expect(await boxesOf(after)).toEqual(await boxesOf(before));
    const looks = await looksOf(before);
    expect(new Set(looks.flat(2).flatMap((row) => row.split(' '))).size).toBeGreaterThan(1);
    expect(await looksOf(after)).toEqual(looks);
  });

  it('takes no more room than it did', async () => {
    const before = await sheetOf(30);
    expect((await rewritten(before)).length).toBeLessThan(before.length * 1.1);
  });

  it('is written the same way each time, also from what was written', async () => {
    const once = await rewritten(await sheetOf(2));
    expect((await rewritten(once)).length).toBe(once.length);
    expect(await textOf(await rewritten(once))).toEqual(['Page 1', 'Page 2']);
  });
});

describe('a sheet that can’t be written anew is refused', { timeout: 60_000 }, () => {
  const field = (more: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Zoe) /Rect [0 0 90 90] ${more} >>`;
  const formWith = (form: string, more: string) =>
    withTable(
      pageWith(`/AcroForm << /Fields [10 0 R] ${form} >>`, '/Annots [10 0 R]', [
        [10, field(more)],
        [11, streamOf(red, box)],
      ]),
    );
  const reused = () => {
    const big = deflateSync(Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * at * 7919) % 251)));
    const names = `(${'x'.repeat(1_000_000)})`;
    const kids = Array.from({ length: 60 }, () => '3 0 R').join(' ');
    return withTable([
      ...pageWith().slice(0, 1),
      [
        2,
        `<< /Type /Pages /Kids [${kids}] /Count 60 /MediaBox [0 0 9 9] /Resources << /ProcSet ${names} >> >>`,
      ],
      [3, '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>'],
      [
        4,
        Buffer.concat([
          Buffer.from(`<< /Filter /FlateDecode /Length ${big.length} >>\nstream\n`),
          big,
          Buffer.from('\nendstream'),
        ]),
      ],
    ]);
  };

  it.each([
    ['its content is missing', 'damaged', () => withTable(pageWith('', '/Contents 99 0 R'))],
    ['its content can’t be read', 'damaged', () => withTable(pageWith('', '', [[4, '<< /Broken']]))],
    [
      'nobody can decode it',
      'damaged',
      () => withTable(pageWith('', '/Contents 10 0 R', [[10, streamOf('x', '/Filter /Crypt')]])),
    ],
    [
      'a page of it doesn’t say that it is one',
      'damaged',
      () =>
        withTable(
          pageWith('', '', [
            [2, '<< /Type /Pages /Kids [3 0 R 10 0 R] /Count 2 >>'],
            [10, '<< /Parent 2 0 R >>'],
          ]),
        ),
    ],
    ['a field isn’t drawn', 'elsewhere', () => formWith('', '')],
    [
      'a field is to be drawn by the reader',
      'elsewhere',
      () => formWith('/NeedAppearances true', '/AP << /N 11 0 R >>'),
    ],
    ['its form is no page', 'elsewhere', () => withTable(pageWith('/AcroForm << /Fields [] /XFA (x) >>'))],
    ['it is a box of files', 'elsewhere', () => withTable(pageWith('/Collection << /View /D >>'))],
    ['it would grow too much', 'heavy', reused],
  ])('because %s', async (_, flaw, sheet) => {
    expect(await inspectPdf(new Uint8Array(sheet()))).toEqual({ flaw });
  });
});
