/** A picture that fills a page. */
export interface PdfPicture {
  readonly jpeg: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns to the right. */
  readonly quarters: number;
}

/** The shorter side of A4, in points. */
const shortSide = 595.28;
/** All of it is ASCII. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/**
 * One page for each picture, as it is: a PDF takes JPEG in, so nothing is drawn anew and a library would only add its
 * weight to the page.
 */
export function writePicturePdf(pictures: readonly PdfPicture[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (...pieces: (string | Uint8Array)[]) => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? bytesOf(piece) : piece;
      parts.push(bytes);
      length += bytes.length;
    }
  };
  const object = (number: number, ...pieces: (string | Uint8Array)[]) => {
    places[number] = length;
    add(`${number} 0 obj\n`, ...pieces, '\nendobj\n');
  };
  const pageOf = (index: number) => 3 + index * 3;
  add('%PDF-1.7\n', new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pictures.map((_, index) => `${pageOf(index)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`);
  pictures.forEach(({ jpeg, width, height, quarters }, index) => {
    const page = pageOf(index);
    const scale = shortSide / Math.min(width, height);
    const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const turn = quarters === 0 ? '' : ` /Rotate ${quarters * 90}`;
    object(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}]${turn} /Contents ${page + 1} 0 R /Resources << /XObject << /P ${page + 2} 0 R >> >> >>`,
    );
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
    object(page + 1, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    object(
      page + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    );
  });
  const table = length;
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${places.length}\n0000000000 65535 f \n`, ...rows);
  add(`trailer\n<< /Size ${places.length} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
