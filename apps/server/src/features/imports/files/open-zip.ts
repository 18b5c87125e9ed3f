import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { flaw, ImportFlaw } from './import-flaw.ts';

const damaged = 'The archive is damaged and could not be opened.';
const regularFile = 0o100000;
const symbolicLink = 0o120000;
const kindOfFile = 0o170000;

export interface ZipLimits {
  readonly mostEntries: number;
  /** Unfolded, all entries together and each. */
  readonly mostBytes: number;
  readonly mostBytesOfEntry: number;
}

/** What unfolds to more than this many times its size was made to hurt. Small ones can't. */
const mostRatio = 250;
const smallBytes = 1024 * 1024;

export interface OpenZip {
  readonly entries: readonly Entry[];
  stream(entry: Entry): Promise<Readable>;
  read(entry: Entry): Promise<Buffer>;
  close(): void;
}

/**
 * Opens an archive and looks at the list of what is in it. The sizes of that list are enough to refuse by, since an
 * entry that unfolds to another size than it says ends with an error while it is read.
 */
export async function openZip(path: string, limits: ZipLimits): Promise<OpenZip> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch(() => {
      throw flaw(damaged);
    });
  try {
    const entries = await listed(zip, limits);
    const stream = (entry: Entry) =>
      zip.openReadStreamPromise(entry).catch(() => {
        throw flaw(damaged);
      });
    return {
      entries,
      stream,
      async read(entry) {
        const chunks: Buffer[] = [];
        for await (const chunk of guarded(await stream(entry))) chunks.push(chunk);
        return Buffer.concat(chunks);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof ImportFlaw ? error : flaw(damaged);
  }
}

/** Faults of the archive that show only while it is read, in words. */
export async function* guarded(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    if (error instanceof ImportFlaw) throw error;
    throw flaw(damaged);
  }
}

async function listed(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.mostEntries) {
    throw flaw(`The archive has more than ${limits.mostEntries.toLocaleString('en')} entries.`);
  }
  const entries: Entry[] = [];
  const names = new Set<string>();
  let bytes = 0;
  for await (const entry of checkedNames(zip)) {
    // The count in the archive's own header may lie.
    if (names.size >= limits.mostEntries) {
      throw flaw(`The archive has more than ${limits.mostEntries.toLocaleString('en')} entries.`);
    }
    const name = entry.fileName.normalize('NFC').toLowerCase();
    if (names.has(name)) throw flaw(`The archive has two entries called ${shown(entry)}.`);
    names.add(name);
    const kind = (entry.externalFileAttributes >>> 16) & kindOfFile;
    if (kind === symbolicLink) throw flaw(`${shown(entry)} is a link to another file, which is not read.`);
    if (entry.fileName.endsWith('/')) continue;
    if (kind !== 0 && kind !== regularFile) throw flaw(`${shown(entry)} is not a file.`);
    if (entry.isEncrypted())
      throw flaw('The archive is protected by a password. Please send it without one.');
    if (!entry.canDecodeFileData()) throw flaw(`${shown(entry)} is packed in a way that we can't read.`);
    bytes += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (entry.uncompressedSize > smallBytes && ratio > mostRatio) {
      throw flaw(`${shown(entry)} unfolds to ${Math.round(ratio)} times its size, which no real file does.`);
    }
    if (entry.uncompressedSize > limits.mostBytesOfEntry || bytes > limits.mostBytes) {
      throw flaw(`The archive is too large when unfolded, at ${shown(entry)}.`);
    }
    entries.push(entry);
  }
  return entries;
}

/** The reader refuses names that climb out of the archive; its words are for programmers. */
async function* checkedNames(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    for await (const entry of zip.eachEntry()) yield entry;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (error instanceof ImportFlaw) throw error;
    if (/path|characters in fileName/i.test(message)) {
      throw flaw('A name in the archive leads out of it. Please pack the files again, by their plain names.');
    }
    throw flaw(damaged);
  }
}

const shown = (entry: Entry) => `"${entry.fileName.slice(-80)}"`;
