import { inProcesses } from '../in-processes.ts';
import type { DesignFacts } from './design-facts.ts';

export interface Proved {
  readonly file: string;
  readonly issues: readonly string[];
  /** None of a file that can't be read. */
  readonly facts?: DesignFacts;
}

/** Few enough that no process is left with a heap of slow templates at the end. */
const batchSize = 6;

/** Answers in the order in which they were given. */
export async function proveDesigns(files: readonly string[]): Promise<Proved[]> {
  const batches = Array.from({ length: Math.ceil(files.length / batchSize) }, (_, index) =>
    files.slice(index * batchSize, (index + 1) * batchSize),
  );
  const worker = new URL('prove.worker.ts', import.meta.url);
  return (await inProcesses<readonly string[], Proved[]>(worker, batches)).flat();
}
