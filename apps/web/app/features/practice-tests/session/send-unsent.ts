import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { createActionQueue } from './action-queue.ts';
import { actionsKey, endKey } from './kept-work.rules.ts';

/**
 * `late`: the time was over before it arrived; `gone`: the server knows no such test; `noted`: nothing was left but how
 * long a question was open, which nobody misses.
 */
export type Outcome = 'noted' | 'saved' | 'ended' | 'late' | 'unsent' | 'refused' | 'gone';

interface UnsentOptions {
  readonly owner: string;
  readonly slug: string;
  readonly send: (actions: readonly TestAction[]) => Promise<TestProgress>;
  readonly sendEnd: () => Promise<unknown>;
  readonly isRetryable: (error: unknown) => boolean;
  readonly isGone: (error: unknown) => boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Sends what was left of a test whose page isn't open: the actions in their order, then its end. One try. */
export async function sendUnsent(options: UnsentOptions): Promise<Outcome> {
  const { owner, slug, storage, isRetryable } = options;
  let failure: unknown;
  let finished = false;
  const queue = createActionQueue({
    key: actionsKey(owner, slug),
    storage,
    isRetryable,
    send: (actions) =>
      options.send(actions).catch((error) => {
        failure = error;
        throw error;
      }),
    onProgress: ({ state }) => {
      finished = state === 'finished';
    },
    wait: () => () => undefined,
  });
  try {
    const isMissed = queue.state().pending.some(({ kind }) => kind !== 'time');
    if (!(await queue.flush())) throw failure;
    if (finished || storage.getItem(endKey(owner, slug)) === null) {
      storage.removeItem(endKey(owner, slug));
      if (!isMissed) return 'noted';
      return finished ? 'late' : 'saved';
    }
    await options.sendEnd();
    storage.removeItem(endKey(owner, slug));
    return 'ended';
  } catch (error) {
    if (isRetryable(error)) return 'unsent';
    if (!options.isGone(error)) return 'refused';
    storage.removeItem(actionsKey(owner, slug));
    storage.removeItem(endKey(owner, slug));
    return 'gone';
  }
}
