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
  /** Whether it says that a server of the version before doesn't know such an action: during an upgrade the next may. */
  readonly isUnknown?: ((error: unknown) => boolean) | undefined;
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
/** In characters: the server takes 64 KB, and a character may have four bytes. */
const longestBatch = 12_000;
/** What is typed is kept with each key and sent when the student pauses, or does something else. */
const typingPause = 1000;

/** As many of the first as one request may hold, and one at least. */
function batchOf(actions: readonly TestAction[]): readonly TestAction[] {
  let length = 0;
  const end = actions.slice(0, mostAtOnce).findIndex((action, place) => {
    length += JSON.stringify(action).length;
    return place > 0 && length > longestBatch;
  });
  return actions.slice(0, end === -1 ? mostAtOnce : end);
}

/** Both say the same thing of the same question, so that one can stand for both. */
const isSame = (one: TestAction, other: TestAction): boolean =>
  one.question_id === other.question_id &&
  ((one.kind === 'reply' && other.kind === 'reply' && one.field === other.field) ||
    (one.kind === 'time' && other.kind === 'time'));

/** Needs no haste. */
const isLazy = ({ kind }: TestAction): boolean => kind === 'reply' || kind === 'time';

const joined = (before: TestAction, after: TestAction): TestAction =>
  before.kind === 'time' && after.kind === 'time'
    ? { ...after, milliseconds: before.milliseconds + after.milliseconds }
    : after;

/**
 * Sends what the student does, one batch after another, in order. Until the server has answered, actions are kept in
 * the browser's storage, so that a reload or a crash without a connection loses none. Sending twice is harmless: the
 * server knows each action by its id. Two tabs share the storage, and may both send.
 *
 * Of what is typed into one field only the last stands, so it takes the place of what was not sent yet. What was tried
 * once stays: it may still be on its way, and the server has to know its id to refuse it when it comes late.
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
  /** Added here and never sent. */
  const untried = new Set<string>();
  /** Whether what is being typed goes out as well, without waiting for a pause. */
  let hurrying = false;

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
    for (let first = true; ; first = false) {
      const batch = batchOf(kept());
      if (batch.length === 0) {
        failures = 0;
        tell('saved');
        return true;
      }
      if (!first && !hurrying && batch.every((one) => isLazy(one) && untried.has(one.id))) {
        sendAfter(typingPause);
        return false;
      }
      for (const { id } of batch) untried.delete(id);
      tell('saving');
      try {
        const progress = await send(batch);
        const sent = new Set(batch.map(({ id }) => id));
        // Read again: another tab, or the student, may have added some meanwhile.
        keep(kept().filter(({ id }) => !sent.has(id)));
        failures = 0;
        options.onProgress(progress);
      } catch (error) {
        const mayPass = options.isUnknown?.(error) && failures < pauses.length;
        if (!mayPass && !options.isRetryable(error)) {
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
    sendAfter(pause);
  }

  function sendAfter(pause: number): void {
    cancelWait?.();
    cancelWait = wait(pause, () => void run());
  }

  function withAdded(action: TestAction): TestAction[] {
    const actions = kept();
    const before = actions.find((one) => untried.has(one.id) && isSame(one, action));
    untried.add(action.id);
    if (!before) return [...actions, action];
    untried.delete(before.id);
    return [...actions.filter((one) => one !== before), joined(before, action)];
  }

  function run(): Promise<boolean> {
    stopped = false;
    cancelWait?.();
    cancelWait = undefined;
    running ??= sendAll().finally(() => {
      running = undefined;
      hurrying = false;
    });
    return running;
  }

  async function flush(): Promise<boolean> {
    hurrying = true;
    const saved = await run();
    // It had just stopped to wait for a pause when it was asked to hurry.
    return !saved && saving === 'saving' ? flush() : saved;
  }

  /** Added while a batch was on its way that found nothing more. */
  function sendWhatCameBetween(saved: boolean): void {
    if (saved && kept().length > 0) void run();
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
      keep(withAdded(action));
      tell(saving === 'unsent' ? 'unsent' : 'saving');
      if (!isLazy(action)) {
        void flush().then(sendWhatCameBetween);
      } else if (running) {
        void running.then(sendWhatCameBetween);
      } else if (saving !== 'unsent') {
        // A try that failed comes again by itself, after a pause of its own.
        sendAfter(typingPause);
      }
    },
    flush,
    reread: () => tell(saving),
    stop() {
      stopped = true;
      cancelWait?.();
    },
  };
}
