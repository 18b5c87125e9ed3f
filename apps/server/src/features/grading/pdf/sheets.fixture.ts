import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PdfKit from 'pdfkit';

/** A PDF as a student's program writes it. */
export async function sheetOf(
  pages: number,
  options: { password?: string; attachment?: boolean; word?: string } = {},
): Promise<Buffer> {
  const document = new PdfKit({
    autoFirstPage: false,
    ...(options.password && { userPassword: options.password, ownerPassword: 'owner' }),
  });
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`${options.word ?? 'Page'} ${page}`);
  if (options.attachment) document.file(Buffer.from('MZ'), { name: 'setup.exe' });
  document.end();
  return buffer(document as unknown as AsyncIterable<Buffer>);
}

/** Boxes, turns and contents of pages, as phones, scanners and careless programs write them. */
const kindsOfPages: readonly (readonly [box: string, more?: string, begin?: string])[] = [
  ['0 0 595 842'],
  ['0 0 842 595'],
  ['0 0 595 842', '/Rotate 90'],
  ['0 0 595 842', '/Rotate 180 /CropBox [50 60 550 800]'],
  ['-100 -50 495 792', '/Rotate 270'],
  // Twice as large on paper, corners the other way round, a crop box beyond the page.
  ['0 0 595 842', '/UserUnit 2'],
  ['595 842 0 0', '/CropBox [-50 -50 500 900]'],
  // What such a page changes is still changed at its end, once for all and once within a group that it never leaves.
  ['0 0 595 842', '', '0.5 0 0 0.5 40 40 cm'],
  ['0 0 595 842', '/Rotate 90', 'q q 0.5 0 0 0.5 40 40 cm'],
];

/** One page of each kind. */
export function turnedSheet(): Buffer {
  const page = (box: string, more: string, contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${more} /Contents ${contents} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`;
  const text = (begin: string, words: string) => {
    const content = `${begin} BT /F1 28 Tf 120 300 Td (${words}) Tj ET`;
    return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  };
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kindsOfPages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] /Count ${kindsOfPages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...kindsOfPages.flatMap(([box, more = '', begin = ''], index) => [
      page(box, more, 5 + 2 * index),
      text(begin, `Page ${index + 1}`),
    ]),
  ]);
}

/** The same PDF with a comment in it, of exactly so many bytes. */
export function paddedTo(sheet: Buffer, bytes: number): Buffer {
  const place = sheet.lastIndexOf('startxref');
  const comment = Buffer.alloc(bytes - sheet.length, 'x');
  comment.write('%');
  comment.write('\n', comment.length - 1);
  return Buffer.concat([sheet.subarray(0, place), comment, sheet.subarray(place)]);
}

const written = (objects: readonly (string | Buffer)[], root = 1): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n0\n%%EOF\n`),
  ]);

const onePage = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
];

/** Written by hand: one page, with these in the catalogue and as objects. */
export const oddSheet = (catalogue: string, ...objects: string[]): Buffer =>
  written([`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, ...onePage, ...objects]);

export const endlessTree = (): Buffer =>
  written(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']);

export const noPages = (): Buffer =>
  written(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);

/** Some hundred kilobytes that unfold to so many megabytes. */
export function bomb(megabytes: number): Buffer {
  const data = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...onePage,
    Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]),
  ]);
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(60)]);
