import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

const columns = 'key,subject,topic,difficulty,marks,calculator,text,answer,mark_scheme,hints,images';

/** A sheet of questions that differ, and a picture for each. `edition` is told in their texts. */
export async function questionArchive(count: number, edition: number): Promise<Buffer> {
  const lines = [columns];
  const figures = await Promise.all(Array.from({ length: 100 }, (_, index) => figure(index)));
  const entries: { name: string; content: Buffer }[] = [];
  for (let index = 0; index < count; index += 1) {
    lines.push(lineOf(index, edition));
    entries.push({ name: `figures/${index}.png`, content: signed(figures[index % figures.length]!, index) });
  }
  return zipOf([{ name: 'questions.csv', content: Buffer.from(lines.join('\n')) }, ...entries]);
}

function figure(index: number): Promise<Buffer> {
  const [x, y] = [(index * 6 + 12) % 600, (index * 4 + 12) % 380];
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#fff"/>` +
    `<path d="M20 380 Q ${x} ${y} 620 ${(index * 3) % 380}" fill="none" stroke="#5b3fd0" stroke-width="3"/>` +
    `<circle cx="${(index * 7) % 640}" cy="${(index * 3) % 400}" r="${(index % 50) + 5}"/></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** With a remark inside: another file, which is opened and kept for itself. */
function signed(png: Buffer, index: number): Buffer {
  const body = Buffer.from(`tEXtComment\0question ${index}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  // Its end is a chunk of twelve bytes.
  return Buffer.concat([png.subarray(0, -12), length, body, sum, png.subarray(-12)]);
}

function lineOf(index: number, edition: number): string {
  const [a, b] = [(index % 97) + 2, (index % 89) + 3];
  return (
    `bench-${index},math-aa-sl,topic-${index % 20},Medium,4,no,` +
    `"Let $f(x)=\\frac{x^{${a}}+${b}}{\\sqrt{x^2+${index}}}$. Find $\\lim_{x\\to ${b}} f(x)$ and $\\int_0^{${a}} x^{${b}}\\,dx$ (edition ${edition}).",` +
    `"$\\frac{${a}^{${b + 1}}}{${b + 1}}$",` +
    `"substitutes $x=${b}$ | M1\nlimit $\\frac{${b}^{${a}}+${b}}{\\sqrt{${b * b + index}}}$ | A1\nintegrates | M1\n$\\frac{${a}^{${b + 1}}}{${b + 1}}$ | A1",` +
    `"Use $\\int x^n\\,dx=\\frac{x^{n+1}}{n+1}$.",figures/${index}.png`
  );
}

function zipOf(entries: readonly { name: string; content: Buffer }[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content, { level: 1 });
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    bodies.push(Buffer.from('PK\u0003\u0004'), shared, nameBytes, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), shared, tail, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, Buffer.from('PK\u0005\u0006'), end]);
}
