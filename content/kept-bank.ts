import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankContent } from './bank-content.ts';

const root = new URL('..', import.meta.url).pathname;
const folder = join(root, '.cache/bank');
/** Whatever can change what the files make. */
const sources = [
  'content',
  'packages/contract/src',
  'packages/replies/src',
  'packages/typesetting/src',
  'package-lock.json',
];

export interface KeptBank {
  /** As JSON. */
  readonly bank: string;
  /** The folder with its questions as they are shown. */
  readonly typeset: string;
}

/** As the server's setting: only so many questions of each design. */
const variants = process.env.BANK_VARIANTS;

/** Making the bank takes a while, so the last one is kept for as long as nothing of its sources changes. */
export async function readKeptBank(): Promise<KeptBank> {
  const source = await sourceHash();
  const bank = await keptBank(source);
  return { bank, typeset: await keptTypeset(source, bank) };
}

const nameOf = (source: string, ending: string): string =>
  join(folder, [source, ...(variants ? [variants] : []), ending].join('.'));

async function keptBank(source: string): Promise<string> {
  const kept = nameOf(source, 'json');
  const known = await readFile(kept, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const { readBank } = await import('./read-bank.ts');
  const bank: BankContent = await readBank(variants ? Number(variants) : undefined);
  const text = JSON.stringify(bank);
  await keep(source, kept, (draft) => writeFile(draft, text));
  return text;
}

async function keptTypeset(source: string, bank: string): Promise<string> {
  const kept = nameOf(source, 'typeset');
  if (existsSync(kept)) return kept;
  const { typesetBank } = await import('./typeset-bank.ts');
  const content = JSON.parse(bank) as BankContent;
  await keep(source, kept, (draft) => typesetBank(content, draft));
  return kept;
}

/** Whole or not at all: somebody else may be reading, or making the same. What older files made goes. */
async function keep(source: string, kept: string, make: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    await make(draft);
    await rename(draft, kept);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
  const others = (await readdir(folder)).filter(
    (name) => !name.startsWith(source) && !name.endsWith('.draft'),
  );
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
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
