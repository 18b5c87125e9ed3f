/** A process of prove-designs.ts: gets names of files, answers what it found in them. */
import { readDesign } from '../authoring/question-files.ts';
import { inspectDesign } from './inspect-design.ts';
import type { Proved } from './prove-designs.ts';

async function prove(file: string): Promise<Proved> {
  try {
    return { file, ...inspectDesign(await readDesign(file)) };
  } catch (error) {
    return { file, issues: [`can't be read: ${(error as Error).message}`] };
  }
}

async function answer(files: readonly string[]): Promise<void> {
  const proved: Proved[] = [];
  for (const file of files) proved.push(await prove(file));
  process.send!(proved);
}

process.on('message', (files: readonly string[]) => void answer(files));
