import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BankContent } from '../content/bank-content.ts';

const bankFile = fileURLToPath(new URL('../apps/server/dist/bank.json', import.meta.url));

/**
 * What the built product has beside questions and their places (posts, pages, words of topics), in a file of its own. A
 * process that reads the whole bank has 300 MB to tidy away, which would be counted for the first calls that it answers.
 */
export async function writeBankTexts(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-bench-texts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const content = JSON.parse(await readFile(bankFile, 'utf8')) as BankContent;
  const texts: BankContent = { ...content, subjects: [], syllabuses: [], prerequisites: [], questions: [] };
  const file = join(folder, 'texts.json');
  await writeFile(file, JSON.stringify(texts));
  return file;
}
