import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';

/** `unsent` are waiting for a connection; `refused` means that the server will never take them. */
export type SavingState = 'saved' | 'saving' | 'unsent' | 'refused';

interface QueueState {
  readonly saving: SavingState;
  /** What this browser still has to send, in order. */
  readonly pending: readonly TestAction[];
}

interface QueueOptions {
  /** Where the storage keeps it. */
  readonly key: string;
  readonly send: (actions: readonly TestAction[]) => Promise<TestProgress>;
  /** Whether a failure may pass: no connection, or a server that is down or busy. */
  readonly isRetryable: (error: unknown) => boolean;
  readonly onProgress: (progress: TestProgress) => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly wait: (ms: number, then: () => void) => () => void;
}

interface ActionQueue {
  state(): QueueState;
  subscribe(notify: () => void): () => void;
  add(action: TestAction): void;
  /** Now rather than after the pause: the connection is back, or the test ends. True when all is saved. */
  flush(): Promise<boolean>;
  /** Another tab has changed what is kept. */
  reread(): void;
  /** No more tries by itself, until it is told to flush again. */
  stop(): void;
}

const pauses = [1000, 2000, 4000, 8000, 15_000];
const mostAtOnce = 100;

/**
 * Sends what the student does, one batch after another, in order. Until the server has answered, actions are kept in
 * the browser's storage, so that a reload or a crash without a connection loses none. Sending twice is harmless: the
 * server knows each action by its id. Two tabs share the storage, and may both send.
 */
export function createActionQueue(options: QueueOptions): ActionQueue {
  const { key, send, storage, wait } = options;
  const listeners = new Set<() => void>();
  let saving: SavingState = 'saved';
  let failures = 0;
  let running: Promise<boolean> | undefined;
  let cancelWait: (() => void) | undefined;
  let stopped = false;
  /** Where storage is refused, actions live in memory only. */
  let inMemory: readonly TestAction[] = [];
  let snapshot: QueueState | undefined;

  function kept(): readonly TestAction[] {
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(found) ? (found as TestAction[]) : [];
    } catch {
      return inMemory;
    }
  }

  function keep(actions: readonly TestAction[]): void {
    inMemory = actions;
    try {
      if (actions.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(actions));
    } catch {
      // Full or forbidden: memory has them.
    }
  }

  function tell(next: SavingState): void {
    saving = next;
    snapshot = undefined;
    for (const notify of listeners) notify();
  }

  async function sendAll(): Promise<boolean> {
    for (;;) {
      const batch = kept().slice(0, mostAtOnce);
      if (batch.length === 0) {
        failures = 0;
        tell('saved');
        return true;
      }
      tell('saving');
      try {
        const progress = await send(batch);
        const sent = new Set(batch.map(({ id }) => id));
        // Read again: another tab, or the student, may have added some meanwhile.
        keep(kept().filter(({ id }) => !sent.has(id)));
        failures = 0;
        options.onProgress(progress);
      } catch (error) {
        if (!options.isRetryable(error)) {
          tell('refused');
          return false;
        }
        tell('unsent');
        retryLater();
        return false;
      }
    }
  }

  function retryLater(): void {
    if (stopped) return;
    const pause = pauses[Math.min(failures, pauses.length - 1)]!;
    failures += 1;
    cancelWait?.();
    cancelWait = wait(pause, () => void flush());
  }

  function flush(): Promise<boolean> {
    stopped = false;
    cancelWait?.();
    cancelWait = undefined;
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: () => {
      snapshot ??= { saving, pending: kept() };
      return snapshot;
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    add(action) {
      keep([...kept(), action]);
      tell(saving === 'unsent' ? 'unsent' : 'saving');
      void flush().then((saved) => {
        // Added while a batch was on its way that found nothing more: send it now.
        if (saved && kept().length > 0) void flush();
      });
    },
    flush,
    reread: () => tell(saving),
    stop() {
      stopped = true;
      cancelWait?.();
    },
  };
}
