/** A real PDF, written by hand: pages with a line of text each, as heavy as asked for. */
export function answerSheet({ pages = 3, bytes = 0 }: { pages?: number; bytes?: number } = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (content: string | Buffer) => objects.push(Buffer.from(content));
  const stream = (content: Buffer, more = '') =>
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length}${more} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]);
  const first = 4;
  const kids = Array.from({ length: pages }, (_, page) => `${first + 2 * page} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (let page = 0; page < pages; page += 1) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * page + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    add(stream(Buffer.from(`BT /F1 28 Tf 72 740 Td (Answer to question ${page + 1}) Tj ET`)));
  }
  // What scans are full of: bytes that nothing compresses.
  if (bytes > 0) add(stream(Buffer.alloc(bytes, 'sevenfold')));

  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, content] of objects.entries()) {
    places.push(length);
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const pdf = (buffer: Buffer, name = 'my answers.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});
