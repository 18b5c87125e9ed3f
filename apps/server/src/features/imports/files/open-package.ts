import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { largestSheetBytes } from '@sevenfold/contract/imports/import.constants';
import type { Entry } from 'yauzl';
import { flaw } from './import-flaw.ts';
import { guarded, type OpenZip, openZip } from './open-zip.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const limits = { mostEntries: 50_000, mostBytes: 4 * 1024 ** 3, mostBytesOfEntry: largestSheetBytes };

const sheetEnding = /\.(csv|tsv|txt|xlsx)$/i;
const imageEnding = /\.(png|jpe?g|webp|gif)$/i;
/** What systems put into archives by themselves. */
const byTheWay = /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i;

export interface Package {
  readonly images: readonly PackedImage[];
  rows(): AsyncGenerator<string[]>;
  read(image: PackedImage): Promise<Buffer>;
  close(): void;
}

export interface PackedImage {
  /** Its path in the archive, as names are compared. */
  readonly name: string;
  readonly bytes: number;
  readonly entry: Entry;
}

export const comparedName = (name: string): string =>
  name.trim().normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/^\.\//, '');

/** A sheet, alone or in an archive with its images. `folder` is for what has to be unpacked. */
export async function openPackage(path: string, fileName: string, folder: string): Promise<Package> {
  if (!/\.zip$/i.test(fileName)) {
    const rows = () => readRows(path, fileName);
    return {
      images: [],
      rows,
      read: () => Promise.reject(new Error('no images here')),
      close: () => undefined,
    };
  }
  await assertArchive(path, 'The file is not a ZIP archive, whatever its name says.');
  const zip = await openZip(path, limits);
  try {
    const { sheet, images } = sorted(zip);
    return {
      images,
      rows: () => unpackedRows(zip, sheet, folder),
      read: (image) => zip.read(image.entry),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function* readRows(path: string, fileName: string): AsyncGenerator<string[]> {
  if (!/\.xlsx$/i.test(fileName)) return yield* readCsv(path);
  await assertArchive(path, 'The file is not an XLSX spreadsheet, whatever its name says.');
  yield* readXlsx(path);
}

async function* unpackedRows(zip: OpenZip, sheet: Entry, folder: string): AsyncGenerator<string[]> {
  const path = join(folder, 'sheet');
  await pipeline(guarded(await zip.stream(sheet)), createWriteStream(path));
  yield* readRows(path, sheet.fileName);
}

function sorted(zip: OpenZip): { sheet: Entry; images: PackedImage[] } {
  const sheets: Entry[] = [];
  const images: PackedImage[] = [];
  for (const entry of zip.entries) {
    const { fileName } = entry;
    if (byTheWay.test(fileName)) continue;
    if (sheetEnding.test(fileName)) sheets.push(entry);
    else if (imageEnding.test(fileName)) {
      images.push({ name: comparedName(fileName), bytes: entry.uncompressedSize, entry });
    } else {
      throw flaw(
        `The archive has "${basename(fileName)}", which is neither a sheet nor a PNG, JPEG, WebP or GIF.`,
      );
    }
  }
  if (sheets.length !== 1) {
    throw flaw(
      sheets.length === 0
        ? 'The archive has no sheet: a CSV or XLSX file beside the images.'
        : 'The archive has more than one sheet. Please leave only the one to import.',
    );
  }
  return { sheet: sheets[0]!, images };
}

async function assertArchive(path: string, message: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const start = Buffer.alloc(4);
    await file.read(start, 0, 4, 0);
    if (start.toString('latin1') !== 'PK\u0003\u0004') throw flaw(message);
  } finally {
    await file.close();
  }
}
