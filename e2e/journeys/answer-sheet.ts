/** Real PDFs, written by hand. */

type Content = string | Buffer;
const joined = (...parts: Content[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

const stream = (content: Content, dictionary = ''): Buffer =>
  joined(`<< ${dictionary} /Length ${Buffer.from(content).length} >>\nstream\n`, content, '\nendstream');

/** Objects 1 and 2 are the catalogue and the list of pages; `more` starts at 3, and so do the numbers of `pages`. */
function pdfOf(pages: readonly number[], more: readonly Content[]): Buffer {
  const kids = pages.map((number) => `${number} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...more,
  ].map((content, index) => joined(`${index + 1} 0 obj\n`, content, '\nendobj\n'));
  const head = Buffer.from('%PDF-1.7\n');
  let place = head.length;
  const rows = objects.map((object) => {
    const row = `${String(place).padStart(10, '0')} 00000 n \n`;
    place += object.length;
    return row;
  });
  const size = objects.length + 1;
  return joined(
    head,
    ...objects,
    `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${place}\n%%EOF\n`,
  );
}

const page = (contents: number, resources: string, { box = '0 0 595 842', more = '' } = {}) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${more} /Contents ${contents} 0 R /Resources << ${resources} >> >>`;

/** Pages with a line of text each, as heavy and wide as asked for. */
export function answerSheet({ pages = 3, bytes = 0, width = 595 } = {}): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => 4 + 2 * index);
  return pdfOf(numbers, [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((number, index) => [
      page(number + 1, '/Font << /F1 3 0 R >>', { box: `0 0 ${width} 842` }),
      stream(`BT /F1 28 Tf 72 740 Td (Answer to question ${index + 1}) Tj ET`),
    ]),
    ...(bytes > 0 ? [stream(Buffer.alloc(bytes, 'sevenfold'))] : []),
  ]);
}

/** A page that stands, one that lies, and two that the file turns, as phones and scanners make them. */
export function turnedSheet(): Buffer {
  const kinds = [{}, { box: '0 0 842 595' }, { more: '/Rotate 90' }, { more: '/Rotate 270' }];
  return pdfOf(
    kinds.map((_, index) => 4 + 2 * index),
    [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...kinds.flatMap((kind, index) => [
        page(5 + 2 * index, '/Font << /F1 3 0 R >>', kind),
        stream(`BT /F1 28 Tf 72 300 Td (Answer to question ${index + 1}) Tj ET`),
      ]),
    ],
  );
}

/** One page as office scanners write it: a fax picture, sixteen black lines of sixteen points. */
export const scannedSheet = (): Buffer =>
  pdfOf(
    [3],
    [
      page(4, '/XObject << /Scan 5 0 R >>'),
      stream('q 400 0 0 400 97 221 cm /Scan Do Q'),
      stream(
        // One bit says that a line is like the one above it; then the end of the picture.
        Buffer.from([0xff, 0xff, 0x00, 0x10, 0x01]),
        '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0] /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 16 /Rows 16 >>',
      ),
    ],
  );

export const pdf = (buffer: Buffer, name = 'my answers.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** What is kept is written anew, so not its bytes but its pages are those of the file that was sent. */
export const pagesIn = (file: Buffer) =>
  file
    .toString('latin1')
    .match(/\/Type \/Page\b|\/Rotate \d+|\/MediaBox \[[^\]]+\]/g)
    ?.map((found) => found.replaceAll(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))
    .sort();
