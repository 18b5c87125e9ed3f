import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../app-error.ts';
import { assertKey, type Files, isKey, type OwnLinks, storageIsAway } from './files.ts';
import { readLinkSecret } from './link-secret.ts';
import { genuineParts, signatureOf } from './link-signature.ts';
import { storageIsWritable } from './storage-check.ts';

/** Where the product answers at its own links. */
export const linkPrefix = '/files/';

export interface StorageLog {
  error(details: object, message: string): void;
}

const badLink = () =>
  new AppError('not_allowed', 'This link is not good any more. Please ask for the file again.');

const isMissing = (error: unknown) =>
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));

/** Files below the data folder. The links lead to the product itself, which knows its own signature. */
export function diskFiles(options: {
  readonly dataDir: string;
  readonly now: () => Date;
  readonly log: StorageLog;
}): Files {
  const { dataDir, now, log } = options;
  const folder = join(dataDir, 'files');
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };
  let secret: Promise<string> | undefined;
  const linkSecret = () => {
    // A disk that was full at the first try is asked again with the next link.
    secret ??= readLinkSecret(dataDir).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };

  async function orAway<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error }, 'the files folder failed');
      throw storageIsAway();
    }
  }

  const openFile = async (path: string): Promise<FileHandle | undefined> => {
    try {
      const file = await open(path, 'r');
      if ((await file.stat()).isFile()) return file;
      await file.close();
      return undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const ownLinks: OwnLinks = {
    async open(method, key, query) {
      const parts = isKey(key)
        ? genuineParts(await orAway(linkSecret), { method, key, query }, now())
        : undefined;
      if (!parts) throw badLink();
      const file = await orAway(() => openFile(pathOf(key)));
      if (!file) return undefined;
      const { size } = await file.stat();
      return {
        ...parts,
        size,
        stream: (start, end) => file.createReadStream({ start, end }),
        close: () => file.close(),
      };
    },
  };

  return {
    ownLinks,
    async put(key, content) {
      const path = pathOf(key);
      await orAway(async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeWhole(path, content);
      });
    },
    async read(key) {
      const path = pathOf(key);
      return (await orAway(() => openFile(path)))?.createReadStream();
    },
    async remove(key) {
      const path = pathOf(key);
      await orAway(() => rm(path, { force: true }));
    },
    list: () => keysBelow(folder),
    async linkTo(key, { name, type, disposition, expiresInSeconds }) {
      assertKey(key);
      const expires = Math.floor(now().getTime() / 1000) + expiresInSeconds;
      const parts = { method: 'GET', key, name, type, disposition, expires };
      const query = new URLSearchParams({
        name,
        type,
        disposition,
        expires: String(expires),
        signature: signatureOf(await orAway(linkSecret), parts),
      });
      return `${linkPrefix}${key}?${query}`;
    },
    isWritable: () => storageIsWritable(dataDir),
  };
}

async function* keysBelow(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const key = prefix + entry.name;
    if (entry.isDirectory()) yield* keysBelow(folder, `${key}/`);
    // A file that is being written begins with a dot, which no key does.
    else if (isKey(key)) yield key;
  }
}

/** Under another name first, and on the disk before it gets its own. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  const unfinished = join(folder, `.${randomUUID()}.part`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
