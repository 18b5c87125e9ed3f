import { LRUCache } from 'lru-cache';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { startThread } from '../threads/start-thread.ts';
import { ThreadOverrun, threadPool } from '../threads/thread-pool.ts';
import type { Outcome, TypesetTask } from './typeset-task.ts';

const work = threadPool<readonly TypesetTask[], Outcome[]>(
  (limits) => startThread(import.meta.url, './typeset.worker.ts', limits),
  {
    // Of a batch. The heaviest text that the typesetter accepts takes about half a second.
    timeoutMs: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    mostTasks: 2000,
  },
);
const limitThreads = concurrencyLimit({ concurrency: 2, maxQueued: 200 });

/** As long as one text may be. Many short ones go together, since the way there and back costs more than they do. */
const lettersAtOnce = 20_000;

/**
 * What people wrote, made into HTML in a thread: whatever a text does to the typesetter, other requests go on. Outcomes
 * come in the order of the tasks.
 */
export async function typesetAll(tasks: readonly TypesetTask[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const batch of batchesOf(tasks)) outcomes.push(...(await typesetBatch(batch)));
  return outcomes;
}

export async function typesetOne(task: TypesetTask): Promise<Outcome> {
  const [outcome] = await typesetAll([task]);
  return outcome!;
}

async function typesetBatch(batch: readonly TypesetTask[]): Promise<Outcome[]> {
  try {
    return await limitThreads(() => work(batch));
  } catch (error) {
    if (!(error instanceof ThreadOverrun)) throw error;
    if (batch.length === 1) return [{ problem: 'The text is too complicated to be shown', refused: true }];
    // One of them is to blame; the others have done nothing.
    const outcomes: Outcome[] = [];
    for (const task of batch) outcomes.push(...(await typesetBatch([task])));
    return outcomes;
  }
}

function* batchesOf(tasks: readonly TypesetTask[]): Generator<TypesetTask[]> {
  let batch: TypesetTask[] = [];
  let letters = 0;
  for (const task of tasks) {
    const own = 'text' in task ? task.text.length : task.latex.length;
    if (batch.length > 0 && letters + own > lettersAtOnce) {
      yield batch;
      [batch, letters] = [[], 0];
    }
    batch.push(task);
    letters += own;
  }
  if (batch.length > 0) yield batch;
}

type FormulaTask = Extract<TypesetTask, { latex: string }>;

/** Rich text is typeset whenever it is read, so what was made of its formulas is kept here. */
const keptFormulas = new LRUCache<string, Outcome>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (outcome, key) =>
    2 * (key.length + ('html' in outcome ? outcome.html : outcome.problem).length),
});

export async function typesetFormulas(formulas: readonly FormulaTask[]): Promise<Outcome[]> {
  const keyOf = ({ latex, inline }: FormulaTask) => `${inline} ${latex}`;
  const known = new Map<string, Outcome | undefined>();
  const missing = formulas.filter((formula) => {
    const key = keyOf(formula);
    if (known.has(key)) return false;
    known.set(key, keptFormulas.get(key));
    return known.get(key) === undefined;
  });
  for (const [index, outcome] of (await typesetAll(missing)).entries()) {
    const key = keyOf(missing[index]!);
    known.set(key, outcome);
    keptFormulas.set(key, outcome);
  }
  return formulas.map((formula) => known.get(keyOf(formula))!);
}
