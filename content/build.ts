/** Writes the bank as the server loads it to the file that is named: `node --import tsx content/build.ts bank.json`. */
import { writeFile } from 'node:fs/promises';
import { readKeptBank } from './kept-bank.ts';

const target = process.argv[2];
if (!target) throw new Error('which file shall it be?');
await writeFile(target, await readKeptBank());
