import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { longestCell, mostColumns } from '@sevenfold/contract/imports/import.constants';
import Papa from 'papaparse';
import { flaw } from './import-flaw.ts';
import { decoded, encodingOf } from './text-encoding.ts';

const startBytes = 64 * 1024;
const chunkBytes = 64 * 1024;
const separators = [',', ';', '\t'] as const;
/** More than the cells of a row may have together. */
const longestRow = mostColumns * longestCell;

/** Row by row, so that a long file takes no more memory than a short one. */
export async function* readCsv(path: string): AsyncGenerator<string[]> {
  const start = await firstBytes(path);
  if (start.subarray(0, 2).toString('latin1') === 'PK') {
    throw flaw(
      'This file is a spreadsheet or an archive under the name of a CSV. Please give it its own ending.',
    );
  }
  const encoding = encodingOf(start);
  const delimiter = separatorOf(new TextDecoder(encoding).decode(start));
  const rows = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter, header: false, skipEmptyLines: false });
  const bytes = createReadStream(path, { highWaterMark: chunkBytes }) as AsyncIterable<Buffer>;
  let sinceRow = 0;
  // Whoever parses holds a row until its end, and after a quotation mark that is left open that is the end of the file.
  async function* within(texts: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const text of texts) {
      sinceRow += text.length;
      if (sinceRow > longestRow) {
        throw flaw(
          `A row is longer than ${longestRow.toLocaleString('en')} characters. Is a quotation mark left open?`,
        );
      }
      yield text;
    }
  }
  const reading = pipeline(Readable.from(within(decoded(bytes, encoding))), rows);
  // Whoever reads the rows hears of a failure through them; nobody else listens before the end.
  reading.catch(() => undefined);
  for await (const row of rows as AsyncIterable<string[]>) {
    sinceRow = 0;
    yield row;
  }
  await reading;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(startBytes);
    const { bytesRead } = await file.read(buffer, 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The one that separates most headers, outside of quotes. */
export function separatorOf(text: string): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted && counts.has(sign)) counts.set(sign, counts.get(sign)! + 1);
  }
  return separators.reduce((best, one) => (counts.get(one)! > counts.get(best)! ? one : best), ',' as string);
}
