import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../platform/services.ts';
import { flaw } from './files/import-flaw.ts';
import type { ImportRecord } from './imports.queries.ts';

export const partKey = (importId: string, part: number) => `imports/${importId}/${part}`;

const workFolder = ({ config }: Services) => join(config.dataDir, 'imports');
const folderOf = (services: Services, id: string) => join(workFolder(services), id);

/** The imports of which something lies here: what this server was working on when it was killed, for one. */
export const listFolders = (services: Services): Promise<string[]> =>
  readdir(workFolder(services)).catch(() => []);

export const dropFolder = (services: Services, id: string): Promise<void> =>
  rm(folderOf(services, id), { recursive: true, force: true });

/** Puts the file together from its parts, for as long as the work needs it. */
export async function withFile<Result>(
  services: Services,
  { id, parts, bytes }: ImportRecord,
  work: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = folderOf(services, id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const path = join(folder, 'file');
    await pipeline(wholeFile(services, id, parts, bytes), createWriteStream(path, { mode: 0o600 }));
    return await work(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* wholeFile(
  { files }: Services,
  id: string,
  parts: number,
  bytes: number,
): AsyncGenerator<Buffer> {
  let arrived = 0;
  for (let part = 0; part < parts; part += 1) {
    const stream = await files.read(partKey(id, part));
    if (!stream) throw flaw('A part of the file is gone. Please upload it again.');
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      arrived += chunk.length;
      yield chunk;
    }
  }
  if (arrived !== bytes) throw flaw('The file did not arrive whole. Please upload it again.');
}

export async function dropFiles(services: Services, { id, parts }: ImportRecord): Promise<void> {
  for (let part = 0; part < parts; part += 1) await services.files.remove(partKey(id, part));
  await dropFolder(services, id);
}

export const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 40);
