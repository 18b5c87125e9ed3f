import { flaw } from './import-flaw.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const wrongEncoding =
  'The file is not in UTF-8 or UTF-16, so letters would be lost. In Excel save it as "CSV UTF-8", or send it as XLSX.';
const notText = 'This is not a text file. Please choose a CSV file, or send an XLSX file under its own name.';

/** From the first bytes: a byte order mark says it; without one, the zero bytes of plain letters do. */
export function encodingOf(start: Buffer): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const looked = start.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of looked.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = looked.length / 2;
  if (odd > half * 0.3 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.3 && odd < half * 0.05) return 'utf-16be';
  if (even + odd > 0) throw flaw(notText);
  return 'utf-8';
}

/** Pieces of text as they come. A sign that is none in this encoding is refused, not replaced. */
export async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw flaw(wrongEncoding);
    }
  };
  for await (const chunk of bytes) {
    const text = decode(chunk);
    if (text.includes('\0')) throw flaw(notText);
    yield text;
  }
  yield decode();
}
