import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLoadingOrder } from '@sevenfold/contract/papers/loading-order.rules';
import { searchTextVersion } from '@sevenfold/search-text/search-text';
import { typesetVersion } from '@sevenfold/typesetting/typeset-version';
import type { BankContent, TypesetIndex } from './bank-content.ts';
import { inProcesses } from './in-processes.ts';
import type { TypesetOrder } from './typeset-bank.worker.ts';

/** As many as the server asks for at once. */
const questionsInFile = 25;

/** Typesets all questions into a folder, so that no server has to do it when it first starts. */
export async function typesetBank(
  { questions, papers }: Pick<BankContent, 'questions' | 'papers'>,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { first, rest } = inLoadingOrder(questions, papers);
  const ordered = [...first, ...rest];
  const files: TypesetOrder[] = [];
  for (let at = 0; at < ordered.length; at += questionsInFile) {
    const target = join(folder, `${files.length}.json.gz`);
    files.push({ target, questions: ordered.slice(at, at + questionsInFile) });
  }
  await inProcesses(new URL('typeset-bank.worker.ts', import.meta.url), files);
  const index: TypesetIndex = {
    typesetVersion,
    searchTextVersion,
    files: files.map((file) => file.questions.map(({ key }) => key)),
  };
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
}
