import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BankContent } from '../../../../../content/bank-content.ts';
import { readKeptBank } from '../../../../../content/kept-bank.ts';
import type { Services } from '../../platform/services.ts';
import { loadContent } from './load-content.ts';
import { openTypesetQuestions } from './typeset-questions.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
// In a process of its own: here, every file that a question is made of would be compiled for tests first.
await promisify(execFile)(process.execPath, ['--import', 'tsx', 'content/build.ts'], { cwd: root });

const kept = await readKeptBank();

/** The bank that every installation starts with, for tests that want a real one. */
export const starterBank = JSON.parse(kept.bank) as BankContent;
export const typesetStarterBank = (await openTypesetQuestions(kept.typeset))!;
/** Two questions of each design, which is as much as a search tells apart. */
export const loadStarterBank = (services: Services): Promise<number> =>
  loadContent(
    services,
    { ...starterBank, questions: starterBank.questions.filter(({ variant = 0 }) => variant < 2) },
    { typeset: typesetStarterBank },
  );
