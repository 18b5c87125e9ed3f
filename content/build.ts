/**
 * Makes the bank as the server loads it, and writes it to the file that is named, with its typeset questions in the
 * folder beside it: `node --import tsx content/build.ts bank.json`. Without a file it is only kept for the next time.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { readKeptBank } from './kept-bank.ts';

const { bank, typeset } = await readKeptBank();
const target = process.argv[2];
if (target) {
  await writeFile(target, bank);
  const folder = target.replace(/\.json$/, '-typeset');
  await rm(folder, { recursive: true, force: true });
  await cp(typeset, folder, { recursive: true });
}
