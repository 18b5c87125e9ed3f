import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankContent } from './bank-content.ts';

const root = new URL('..', import.meta.url).pathname;
const folder = join(root, '.cache/bank');
/** Whatever can change what the files make. */
const sources = ['content', 'packages/contract/src', 'packages/typesetting/src', 'package-lock.json'];

/** The bank as JSON. Making it takes a while, so the last one is kept for as long as nothing of its sources changes. */
export async function readKeptBank(): Promise<string> {
  const kept = join(folder, `${await sourceHash()}.json`);
  const known = await readFile(kept, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const { readBank } = await import('./read-bank.ts');
  const bank: BankContent = await readBank();
  const text = JSON.stringify(bank);
  await mkdir(folder, { recursive: true });
  // Whole or not at all: somebody else may be reading, or making the same.
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, text);
  await rename(draft, kept);
  const others = (await readdir(folder)).filter((name) => name.endsWith('.json') && !kept.endsWith(name));
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
  return text;
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    const below = entries
      .filter((entry) => entry.isFile() && !/\.test\.ts$|^proofs\.jsonl$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    const files = entries.length > 0 ? below : [join(root, source)];
    for (const file of files) hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
  }
  return hash.digest('base64url');
}
