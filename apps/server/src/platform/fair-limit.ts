import { tooBusy } from './concurrency-limit.ts';
import { leavePlace } from './load/load-place.ts';

export interface FairWork {
  /** Whose work it is. */
  readonly owner: string;
  /** Ends the waiting: nobody is there any more for the answer. */
  readonly gone: AbortSignal;
}

export type FairLimit = <Result>(from: FairWork, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  readonly owner: string;
  /** How many of its owner came before it and aren't done. */
  readonly round: number;
  begin(): void;
}

/**
 * For work that anybody can make costly: so much of it runs at once, of one owner never more than one, and the rest
 * waits in turn, everybody's first before anybody's second, for so long at most. What nobody waits for any more leaves
 * the line without being done.
 */
export function fairLimit(options: {
  readonly concurrency: number;
  readonly maxQueued: number;
  readonly longestWaitMs: number;
}): FairLimit {
  const line: Waiting[] = [];
  const working = new Set<string>();

  function beginNext(): void {
    while (working.size < options.concurrency) {
      const place = line.findIndex(({ owner }) => !working.has(owner));
      if (place === -1) return;
      line.splice(place, 1)[0]!.begin();
    }
  }

  const turnOf = ({ owner, gone }: FairWork): Promise<void> =>
    new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const leave = () => {
        stopWaiting();
        line.splice(line.indexOf(waiting), 1);
        reject(tooBusy());
      };
      const waiting: Waiting = {
        owner,
        round: line.filter((one) => one.owner === owner).length + (working.has(owner) ? 1 : 0),
        begin() {
          stopWaiting();
          working.add(owner);
          resolve();
        },
      };
      const timer = setTimeout(leave, options.longestWaitMs);
      gone.addEventListener('abort', leave);
      const place = line.findIndex(({ round }) => round > waiting.round);
      line.splice(place === -1 ? line.length : place, 0, waiting);
      beginNext();
    });

  return async (from, work) => {
    const isFull = working.size >= options.concurrency && line.length >= options.maxQueued;
    if (isFull || from.gone.aborted) throw tooBusy();
    leavePlace();
    await turnOf(from);
    try {
      return await work();
    } finally {
      working.delete(from.owner);
      beginNext();
    }
  };
}
