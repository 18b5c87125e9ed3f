import { randomBytes } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './process-inspection.ts';

const PATIENCE_MS = 300_000;
const TELL_AFTER_MS = 3_000;

/**
 * Lets one process at a time make or start the cluster in a data directory.
 *
 * The lock is a file with the holder's process id and start time, so one left by a killed process is
 * recognised. Taking such a file away can't be made atomic, but that is no hole: behind it PostgreSQL itself
 * refuses a second server on a data directory, and a new cluster is put in place by one rename.
 */
export async function withStartLock<T>(
  path: string,
  log: (message: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const me = `${process.pid} ${await processStart(process.pid)}`;
  await acquire(path, me, log);
  try {
    return await work();
  } finally {
    if ((await readFile(path, 'utf8').catch(() => null)) === me) await rm(path, { force: true });
  }
}

async function acquire(path: string, me: string, log: (message: string) => void): Promise<void> {
  const since = Date.now();
  let told = false;
  for (;;) {
    try {
      await writeFile(path, me, { flag: 'wx', mode: 0o644 });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readFile(path, 'utf8').catch(() => null);
    if (holder === null) continue;
    if (await isStale(path, holder)) {
      await breakLock(path, holder);
      continue;
    }
    const waited = Date.now() - since;
    if (waited > PATIENCE_MS) {
      throw new Error(
        `Process ${holder.split(' ')[0]} has been starting the embedded database for ${PATIENCE_MS / 60_000} ` +
          `minutes. End it, or delete ${path} if it is not a Sevenfold process.`,
      );
    }
    if (waited > TELL_AFTER_MS && !told) {
      told = true;
      log(`waiting for process ${holder.split(' ')[0]}, which is starting the embedded database`);
    }
    await sleep(25);
  }
}

async function isStale(path: string, holder: string): Promise<boolean> {
  const [pid, start] = holder.split(/ (.*)/s);
  if (pid && start !== undefined) return (await processStart(Number(pid))) !== start;
  // Empty: its maker is just about to write it, or was killed in that moment.
  const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? Date.now());
  return age > 5_000;
}

async function breakLock(path: string, seen: string): Promise<void> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === seen) await rm(aside);
  // Someone else broke it first and this is their new one: back to them.
  else await rename(aside, path);
}
