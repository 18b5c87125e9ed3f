import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of this installation, made once. Several servers that share the folder and start together agree on the
 * one that was linked first, and nobody reads one that is half written.
 */
export async function readLinkSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'file-links.secret');
  const kept = await readSecret(path);
  if (kept) return kept;
  await mkdir(dataDir, { recursive: true });
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(fresh, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(32).toString('base64url'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { force: true });
  }
  const secret = await readSecret(path);
  if (!secret) throw new Error(`${path} can't be used: remove it, and links that were handed out end`);
  return secret;
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    return /^[\w-]{43}$/.test(text) ? text : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
