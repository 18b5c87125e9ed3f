import { execFile } from 'node:child_process';
import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { FaultCase } from './fault-case.ts';
import { copyFolder, type Kit } from './kit.ts';

const run = promisify(execFile);
const roomBytes = 96 * 1024 * 1024;
const folderIn = ({ scratch }: Kit) => join(scratch, 'small-disk');
const ballastIn = (kit: Kit) => join(folderIn(kit), 'ballast');

async function bytesOf(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-s', '--block-size=1', folder]);
  return Number.parseInt(stdout, 10);
}

/** Not a byte is left. */
async function fill(kit: Kit): Promise<void> {
  const file = await open(ballastIn(kit), 'w');
  try {
    for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 4)) {
      const piece = Buffer.alloc(size);
      try {
        for (;;) await file.write(piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    await file.close();
  }
}

/** Writes into the database's log until there is no place for the next part of it, which ends the server. */
async function exhaustLog(kit: Kit): Promise<void> {
  const client = new pg.Client({ connectionString: await kit.engine.url() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let count = 0; count < 64; count += 1) {
      await client.query(`select pg_logical_emit_message(false, 'ballast', repeat('x', 1000000))`);
    }
  } catch {
    // It is what was wanted.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The folder of the product on a small disk of its own: with its files, and with the embedded database. */
export const diskFull: FaultCase = {
  name: 'disk full',
  focus: 'sheets',
  expectedStatus: 503,
  share: 0.3,
  async hindrance({ scratch }) {
    const folder = join(scratch, 'try');
    await mkdir(folder);
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]).then(
      () => true,
      () => false,
    );
    if (mounted) await run('umount', [folder]);
    return mounted ? undefined : 'needs the right to mount a small disk';
  },
  async prepare(kit) {
    await kit.product().end();
    const folder = folderIn(kit);
    await mkdir(folder);
    const size = (await bytesOf(kit.home)) + roomBytes;
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'none', folder]);
    await chmod(kit.scratch, 0o755);
    await copyFolder(kit.home, folder);
    // Files go to the disk, not to a bucket.
    const withoutBucket = {
      S3_ENDPOINT: undefined,
      S3_BUCKET: undefined,
      S3_ACCESS_KEY_ID: undefined,
      S3_SECRET_ACCESS_KEY: undefined,
    };
    await kit.start(withoutBucket, folder);
  },
  async happen(kit, last) {
    await fill(kit);
    if (kit.engine.name === 'embedded') await exhaustLog(kit);
    const { bavail } = await statfs(folderIn(kit));
    if (bavail > 0) throw new Error('the disk did not become full');
    await last();
    await rm(ballastIn(kit));
  },
  retriedBy: 'the product starts its database again; student, browser queue',
};
