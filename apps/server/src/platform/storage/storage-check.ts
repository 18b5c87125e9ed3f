import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether a file can really be written below the data folder: a full or read-only disk answers no. */
export async function storageIsWritable(dataDir: string): Promise<boolean> {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'ok');
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
