/**
 * Makes the bank as the server loads it, and writes it to the file that is named, with its typeset questions in the
 * folder beside it: `node --import tsx content/build.ts bank.json`. Without a file it is only kept for the next time.
 */
import { createHash } from 'node:crypto';
import { cp, rm, writeFile } from 'node:fs/promises';
import { readKeptBank } from './kept-bank.ts';

const { bank, typeset } = await readKeptBank();
const target = process.argv[2];
if (target) {
  // By its hash a server that has loaded the bank knows it without reading it. So it is there only with what it is of.
  const hashFile = target.replace(/\.json$/, '.sha256');
  await rm(hashFile, { force: true });
  await writeFile(target, bank);
  const folder = target.replace(/\.json$/, '-typeset');
  await rm(folder, { recursive: true, force: true });
  await cp(typeset, folder, { recursive: true });
  await writeFile(hashFile, createHash('sha256').update(bank).digest('base64url'));
}
