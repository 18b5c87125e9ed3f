import { LRUCache } from 'lru-cache';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { startThread } from '../threads/start-thread.ts';
import { threadPool } from '../threads/thread-pool.ts';
import { typesetInBatches } from './typeset-batches.ts';
import type { Outcome, TypesetTask } from './typeset-task.ts';

const work = threadPool<readonly TypesetTask[], Outcome[]>(
  (limits) => startThread(import.meta.url, './typeset.worker.ts', limits),
  {
    // Of a batch. The heaviest text that the typesetter accepts takes about half a second.
    timeoutMs: 10_000,
    // Young objects have Node’s own bound: smaller or larger ones seemed to slow the bank’s loading down.
    resourceLimits: { maxOldGenerationSizeMb: 192, stackSizeMb: 4 },
    mostTasks: 2000,
  },
);
export const limitTypesetting = concurrencyLimit({ concurrency: 2, maxQueued: 200 });

/**
 * What people wrote, made into HTML in a thread: whatever a text does to the typesetter, other requests go on. Outcomes
 * come in the order of the tasks.
 */
export const typesetAll = (tasks: readonly TypesetTask[]): Promise<Outcome[]> =>
  typesetInBatches(tasks, (batch) => limitTypesetting(() => work(batch)));

export async function typesetOne(task: TypesetTask): Promise<Outcome> {
  const [outcome] = await typesetAll([task]);
  return outcome!;
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
    // A refusal may be the machine's fault, which was busy for once.
    if (!('refused' in outcome && outcome.refused)) keptFormulas.set(key, outcome);
  }
  return formulas.map((formula) => known.get(keyOf(formula))!);
}
