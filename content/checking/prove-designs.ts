import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DesignFacts } from './design-facts.ts';

export interface Proved {
  readonly file: string;
  readonly issues: readonly string[];
  /** None of a file that can't be read. */
  readonly facts?: DesignFacts;
}

/** Few enough that no process is left with a heap of slow templates at the end. */
const batchSize = 6;
const worker = fileURLToPath(new URL('prove.worker.ts', import.meta.url));

/** Looks at designs in as many processes as there are cores. Answers in the order in which they were given. */
export async function proveDesigns(files: readonly string[]): Promise<Proved[]> {
  const waiting = [...files];
  const found = new Map<string, Proved>();

  async function work(): Promise<void> {
    const child = fork(worker, { execArgv: ['--import', 'tsx'] });
    try {
      for (let batch = waiting.splice(0, batchSize); batch.length > 0; batch = waiting.splice(0, batchSize)) {
        for (const one of await ask(child, batch)) found.set(one.file, one);
      }
    } finally {
      child.kill();
    }
  }

  const processes = Math.min(availableParallelism(), Math.ceil(files.length / batchSize));
  await Promise.all(Array.from({ length: processes }, work));
  return files.map((file) => found.get(file)!);
}

async function ask(child: ChildProcess, batch: readonly string[]): Promise<readonly Proved[]> {
  const ended = new AbortController();
  try {
    const answered = once(child, 'message', { signal: ended.signal }) as Promise<[readonly Proved[]]>;
    const exited = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
      throw new Error(`the process that looked at ${batch.join(', ')} ended with ${code}`);
    });
    child.send(batch);
    const [proved] = await Promise.race([answered, exited]);
    return proved;
  } finally {
    ended.abort();
  }
}
