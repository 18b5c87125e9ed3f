import { once } from 'node:events';
import type { ResourceLimits, TransferListItem, Worker } from 'node:worker_threads';

/** A task took more time or memory than its thread has. The thread is gone; the next task gets another. */
export class ThreadOverrun extends Error {
  override readonly name = 'ThreadOverrun';
}

interface ThreadBounds<Answer> {
  /** Of one task. */
  readonly timeoutMs: number;
  readonly resourceLimits: ResourceLimits;
  /** A thread that has done so many is replaced: libraries remember. */
  readonly mostTasks: number;
  /** Whether a thread may be asked again after such an answer. */
  readonly isSound?: (answer: Answer) => boolean;
}

/** A thread says that it is ready, and then one answer for each task. */
export const ready = 'ready';

const idleMs = 30_000;

interface Thread {
  readonly worker: Worker;
  tasks: number;
  idle?: NodeJS.Timeout;
}

/**
 * Does work in threads, so that a task made to hurt takes neither the server's memory nor its time. To start a thread
 * takes longer than most tasks do, so it rests for a while afterwards. How many there are at once is the caller's limit.
 */
export function threadPool<Task, Answer>(
  start: (limits: { resourceLimits: ResourceLimits }) => Worker,
  { timeoutMs, resourceLimits, mostTasks, isSound = () => true }: ThreadBounds<Answer>,
) {
  const resting: Thread[] = [];

  function stopResting(thread: Thread): void {
    const place = resting.indexOf(thread);
    if (place !== -1) resting.splice(place, 1);
  }

  function rest(thread: Thread): void {
    resting.push(thread);
    thread.idle = setTimeout(() => {
      stopResting(thread);
      void thread.worker.terminate();
    }, idleMs).unref();
  }

  async function open(): Promise<Thread> {
    const worker = start({ resourceLimits });
    const begun = new AbortController();
    const { signal } = begun;
    const [message] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }),
    ]).finally(() => begun.abort())) as [unknown];
    if (message !== ready) throw new Error(`a thread began with ${String(message)}`);
    const thread: Thread = { worker, tasks: 0 };
    // Whoever waits for an answer hears of it too. One that nobody waits for must not end the server.
    worker.on('error', () => undefined);
    worker.once('exit', () => stopResting(thread));
    worker.unref();
    return thread;
  }

  async function ask(worker: Worker, task: Task, transfer: readonly TransferListItem[]): Promise<Answer> {
    const answered = new AbortController();
    const { signal } = answered;
    let timer: NodeJS.Timeout | undefined;
    try {
      worker.postMessage(task, transfer);
      return await Promise.race([
        once(worker, 'message', { signal }).then(([message]) => message as Answer),
        once(worker, 'exit', { signal }).then(([code]) => {
          throw new Error(`a thread ended with ${code}`);
        }),
        new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new ThreadOverrun(`longer than ${timeoutMs} ms`)), timeoutMs);
        }),
      ]);
    } catch (error) {
      const isFull = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw isFull ? new ThreadOverrun('more than its memory') : error;
    } finally {
      clearTimeout(timer);
      answered.abort();
    }
  }

  return async (task: Task, transfer: readonly TransferListItem[] = []): Promise<Answer> => {
    const thread = resting.pop() ?? (await open());
    clearTimeout(thread.idle);
    thread.tasks += 1;
    let isFit = false;
    try {
      const answer = await ask(thread.worker, task, transfer);
      isFit = thread.tasks < mostTasks && isSound(answer);
      return answer;
    } finally {
      // A thread that a task brought to its limits is not asked again.
      if (isFit) rest(thread);
      else await thread.worker.terminate();
    }
  };
}
