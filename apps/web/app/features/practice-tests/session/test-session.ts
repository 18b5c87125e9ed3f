import { mayVisit, type QuestionStatus, resumeAt } from '@sevenfold/contract/practice-tests/progress.rules';
import type { TestAction, TestProgress } from '@sevenfold/contract/practice-tests/test';
import { createActionQueue, type SavingState } from './action-queue.ts';
import { actionsKey, endKey } from './kept-work.rules.ts';
import { shownReplies, shownStatuses, storable, type TypedValues } from './session.rules.ts';

interface SessionState {
  /** Of each question, in the order of the test. */
  readonly statuses: readonly QuestionStatus[];
  readonly current: number;
  readonly replies: TypedValues;
  readonly saving: SavingState;
  /** On the clock of `now`. */
  readonly deadline: number;
  /** On the same clock: until then a paper is only read. */
  readonly readingUntil: number;
  readonly reading: boolean;
  /** `waiting`: the student has ended the test, and there is no connection to say so. */
  readonly ending: 'no' | 'sending' | 'waiting';
}

export interface FinishLists {
  readonly attempted_questions: number[];
  readonly skipped_questions: number[];
}

interface SessionOptions {
  /** The student's id. */
  readonly owner: string;
  readonly slug: string;
  readonly questionIds: readonly number[];
  /** A paper is worked on in any order; in a test one question opens the next. */
  readonly anyOrder?: boolean;
  readonly progress: TestProgress;
  readonly send: (actions: readonly TestAction[]) => Promise<TestProgress>;
  readonly readProgress: () => Promise<TestProgress>;
  readonly sendEnd: (lists: FinishLists) => Promise<unknown>;
  readonly isRetryable: (error: unknown) => boolean;
  readonly isUnknown?: (error: unknown) => boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly tellOthers: (progress: TestProgress) => void;
  /** A clock that nobody can set, in milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly newId: () => string;
  readonly onFinished: () => void;
  readonly onRefused: (error: unknown) => void;
}

const retryEndAfter = 3000;
/** Who leafs through the questions spends no time on them. */
const shortestLook = 1000;

/**
 * A running test in this tab. The server owns time and progress: what it says is adopted whenever it says something.
 * What the student does counts at once on the screen and goes out through the queue. That the student has ended the
 * test is kept too, so that a reload without a connection doesn't undo it.
 */
export function createTestSession(options: SessionOptions) {
  const { owner, slug, questionIds, storage, now, wait } = options;
  const wishKey = endKey(owner, slug);
  const listeners = new Set<() => void>();
  let known: ReadonlyMap<number, QuestionStatus> = new Map();
  let typed: TestProgress['replies'] = [];
  /** Counts what was done here, so that a word of the server from before it is known as such. */
  let done = 0;
  let lookedSince = now();
  let deadline = now();
  let readingUntil = now();
  let ending: SessionState['ending'] = 'no';
  let finished = false;
  let cancelDeadline: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let cancelReading: (() => void) | undefined;
  let snapshot: SessionState | undefined;

  const queue = createActionQueue({
    key: actionsKey(owner, slug),
    storage,
    wait,
    send: options.send,
    isRetryable: options.isRetryable,
    isUnknown: options.isUnknown,
    onProgress: (progress) => {
      done += 1;
      options.tellOthers(progress);
      adopt(progress);
    },
  });
  take(options.progress);
  let current = resumeAt(statuses());

  function statuses(): QuestionStatus[] {
    return shownStatuses(questionIds, known, queue.state().pending);
  }

  function take({ statuses: told, replies, remaining_ms, readingLeftMs }: TestProgress): void {
    // A server of the version before may not tell them.
    typed = replies ?? typed;
    readingUntil = now() + (readingLeftMs ?? 0);
    known = new Map(told.map(({ question_id, status }) => [question_id, status]));
    if (remaining_ms !== null) deadline = now() + remaining_ms;
  }

  function changed(): void {
    snapshot = undefined;
    for (const notify of listeners) notify();
  }

  function adopt(progress: TestProgress): void {
    if (finished) return;
    take(progress);
    if (progress.state === 'finished') leave();
    else armDeadline();
    changed();
  }

  function isReading(): boolean {
    return now() < readingUntil;
  }

  /** Nothing that is done now would count. */
  function isClosed(): boolean {
    return ending !== 'no' || finished || isReading();
  }

  function mayGoTo(index: number): boolean {
    return options.anyOrder ? questionIds[index] !== undefined : mayVisit(statuses(), index);
  }

  function armDeadline(): void {
    cancelDeadline?.();
    cancelDeadline = wait(Math.max(0, deadline - now()), () => void timeUp());
    cancelReading?.();
    if (isReading()) cancelReading = wait(readingUntil - now(), openReplies);
  }

  function openReplies(): void {
    // A timer may be a hair early. Reading is no time spent on a question.
    readingUntil = Math.min(readingUntil, now());
    lookedSince = now();
    changed();
  }

  function leave(): void {
    finished = true;
    forgetWish();
    cancelDeadline?.();
    cancelReading?.();
    cancelRetry?.();
    options.onFinished();
  }

  function keepWish(): void {
    try {
      storage.setItem(wishKey, 'wanted');
    } catch {
      // Full or forbidden: this tab still knows.
    }
  }

  function forgetWish(): void {
    try {
      storage.removeItem(wishKey);
    } catch {
      // Then it wasn't kept either.
    }
  }

  function isWished(): boolean {
    try {
      return storage.getItem(wishKey) !== null;
    } catch {
      return false;
    }
  }

  function act(kind: 'attempt' | 'skip'): void {
    const question_id = questionIds[current];
    if (question_id === undefined || isClosed()) return;
    noteTime();
    add({ id: options.newId(), question_id, kind });
  }

  function add(action: TestAction): void {
    done += 1;
    queue.add(action);
  }

  function reply(field: string, value: string): void {
    const question_id = questionIds[current];
    if (question_id === undefined || isClosed()) return;
    add({ id: options.newId(), question_id, kind: 'reply', field, value: storable(value) });
  }

  /** How long the question has been open, since it was last said. */
  function noteTime(): void {
    const until = Math.min(now(), deadline);
    const milliseconds = Math.round(until - lookedSince);
    const question_id = questionIds[current];
    if (question_id === undefined || isClosed() || milliseconds < shortestLook) return;
    lookedSince = until;
    add({ id: options.newId(), question_id, kind: 'time', milliseconds });
  }

  function visit(index: number): boolean {
    if (ending !== 'no' || !mayGoTo(index)) return false;
    noteTime();
    lookedSince = now();
    current = index;
    changed();
    return true;
  }

  function lists(): FinishLists {
    const shown = statuses();
    const having = (status: QuestionStatus) => questionIds.filter((_, at) => shown[at] === status);
    return { attempted_questions: having('attempted'), skipped_questions: having('skipped') };
  }

  function tryEndLater(): void {
    ending = 'waiting';
    cancelRetry?.();
    cancelRetry = wait(retryEndAfter, () => void end());
    changed();
  }

  /** The server has closed the test by its own clock. There is nothing to hand in, only its word to wait for. */
  async function timeUp(): Promise<void> {
    if (ending === 'sending' || finished) return;
    noteTime();
    ending = 'sending';
    changed();
    // Nothing but the time of the questions still counts, and nothing is kept for another time.
    void queue.flush();
    try {
      const progress = await options.readProgress();
      ending = 'no';
      options.tellOthers(progress);
      adopt(progress);
    } catch (error) {
      if (!finished) failToEnd(error);
    }
  }

  function failToEnd(error: unknown): void {
    if (options.isRetryable(error)) {
      tryEndLater();
      return;
    }
    forgetWish();
    ending = 'no';
    changed();
    options.onRefused(error);
  }

  async function end(): Promise<void> {
    if (now() >= deadline) return timeUp();
    if (ending === 'sending' || finished) return;
    noteTime();
    keepWish();
    ending = 'sending';
    changed();
    if (!(await queue.flush()) && queue.state().saving === 'unsent') {
      if (!finished) tryEndLater();
      return;
    }
    if (finished) return;
    try {
      await options.sendEnd(lists());
    } catch (error) {
      if (!finished) failToEnd(error);
      return;
    }
    const told = statuses();
    options.tellOthers({
      state: 'finished',
      remaining_ms: 0,
      readingLeftMs: null,
      replies: typed,
      statuses: questionIds.map((question_id, at) => ({ question_id, status: told[at] ?? null })),
    });
    if (!finished) leave();
  }

  /** Asks the server where the test stands; without a connection what is known stays. */
  async function refresh(): Promise<void> {
    const before = done;
    try {
      const progress = await options.readProgress();
      // What was done meanwhile is not in it yet, and must not vanish from the screen.
      adopt(before === done ? progress : { ...progress, replies: typed });
    } catch (error) {
      if (!options.isRetryable(error)) options.onRefused(error);
    }
  }

  return {
    state: (): SessionState => {
      const { saving, pending } = queue.state();
      snapshot ??= {
        statuses: statuses(),
        current,
        replies: shownReplies(typed, pending),
        saving,
        deadline,
        readingUntil,
        reading: isReading(),
        ending,
      };
      return snapshot;
    },
    subscribe(notify: () => void) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    visit,
    /** Marks the question as attempted; the next one follows where there is one. */
    next(): void {
      act('attempt');
      visit(current + 1);
    },
    /** The number of the question that was skipped, counted from one. */
    skip(): number {
      const number = current + 1;
      act('skip');
      visit(current + 1);
      return number;
    },
    /** Takes the place of what was typed into this field of the current question before. */
    reply,
    /** The page is left, or may be: what is known of the time is kept. */
    noteTime,
    end,
    adopt,
    /** The connection is back, or the student is: send what is left, then hear what the server says. */
    async resume(): Promise<void> {
      await queue.flush();
      if (isWished()) await end();
      else await refresh();
    },
    /** Another tab kept something. */
    reread: () => queue.reread(),
    open() {
      const unsubscribe = queue.subscribe(changed);
      lookedSince = now();
      armDeadline();
      if (isWished()) void end();
      else void queue.flush();
      return () => {
        noteTime();
        unsubscribe();
        cancelDeadline?.();
        cancelReading?.();
        cancelRetry?.();
        queue.stop();
      };
    },
  };
}
