import { ThreadOverrun } from '../threads/thread-pool.ts';
import type { Outcome, TypesetTask } from './typeset-task.ts';

/** As long as one text may be. Many short ones go together, since the way there and back costs more than they do. */
const lettersAtOnce = 20_000;

type Ask = (batch: readonly TypesetTask[]) => Promise<Outcome[]>;

/** Outcomes come in the order of the tasks. */
export async function typesetInBatches(tasks: readonly TypesetTask[], ask: Ask): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const batch of batchesOf(tasks)) outcomes.push(...(await typesetBatch(batch, ask)));
  return outcomes;
}

async function typesetBatch(batch: readonly TypesetTask[], ask: Ask): Promise<Outcome[]> {
  try {
    return await ask(batch);
  } catch (error) {
    if (!(error instanceof ThreadOverrun)) throw error;
    if (batch.length === 1) return [{ problem: 'The text is too complicated to be shown', refused: true }];
    // One of them is to blame; the others have done nothing.
    const outcomes: Outcome[] = [];
    for (const task of batch) outcomes.push(...(await typesetBatch([task], ask)));
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
