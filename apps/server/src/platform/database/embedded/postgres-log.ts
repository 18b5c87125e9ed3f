import { copyFile, open, rm, stat, truncate } from 'node:fs/promises';
import { giveTo, type ServiceUser } from './service-user.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const CHECK_EVERY_MS = 10 * 60_000;

/** Opened here and handed to PostgreSQL, which goes on writing to it when this process is gone. */
export async function openLog(path: string, user: ServiceUser) {
  await boundLog(path);
  const file = await open(path, 'a', 0o600);
  await giveTo(user, path);
  return file;
}

/** What was written after `position`: why a start failed. */
export async function readLogFrom(path: string, position: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = Math.max(position, size - 4_000);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(size - start, 0)), {
      position: start,
    });
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await file.close();
  }
}

/**
 * The log and one older part, each of about the size above. PostgreSQL's own rotation bounds the age of logs,
 * not their size. Truncating under it is safe, since it appends.
 */
export async function boundLog(path: string): Promise<void> {
  const size = (await stat(path).catch(() => null))?.size ?? 0;
  if (size <= MAX_BYTES) return;
  // Removed first: an older one may belong to another user, after a start as root.
  await rm(`${path}.1`, { force: true });
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

export function keepLogBounded(path: string): () => void {
  const timer = setInterval(() => void boundLog(path).catch(() => undefined), CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
