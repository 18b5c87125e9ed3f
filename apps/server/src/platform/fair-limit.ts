import { tooBusy } from './concurrency-limit.ts';
import { leavePlace } from './load/load-place.ts';

export interface FairWork {
  /** Whose work it is. */
  readonly owner: string;
  /** Ends the waiting: nobody is there any more for the answer. */
  readonly gone?: AbortSignal | undefined;
}

export type FairLimit = <Result>(from: FairWork, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  readonly owner: string;
  /** How many of its owner came before it and aren't done. */
  readonly round: number;
  begin(): void;
  /** Refuses it. */
  leave(): void;
}

/**
 * For work that anybody can make costly: so much of it runs at once, of one owner one unless said otherwise, and the rest
 * waits in turn, everybody's first before anybody's second, for so long at most. Places in the line are given by the same
 * rule: when it is full, somebody's second makes room for another one's first. What nobody waits for any more leaves the
 * line without being done.
 */
export function fairLimit(options: {
  readonly concurrency: number;
  readonly maxQueued: number;
  readonly longestWaitMs: number;
  /** At once. */
  readonly mostOfOwner?: number;
}): FairLimit {
  const { mostOfOwner = 1 } = options;
  /** Earlier rounds first. */
  const line: Waiting[] = [];
  /** The owner of each work that runs. */
  const working: string[] = [];

  const countOf = (owners: readonly string[], owner: string): number =>
    owners.filter((one) => one === owner).length;
  const mayBegin = (owner: string): boolean =>
    working.length < options.concurrency && countOf(working, owner) < mostOfOwner;
  const roundOf = (owner: string): number =>
    line.filter((one) => one.owner === owner).length + countOf(working, owner);

  function beginNext(): void {
    for (;;) {
      const place = line.findIndex(({ owner }) => mayBegin(owner));
      if (place === -1) return;
      line.splice(place, 1)[0]!.begin();
    }
  }

  function makeRoomFor(owner: string): void {
    if (mayBegin(owner) || line.length < options.maxQueued) return;
    const last = line.at(-1);
    if (!last || last.round <= roundOf(owner)) throw tooBusy();
    last.leave();
  }

  const turnOf = ({ owner, gone }: FairWork): Promise<void> =>
    new Promise((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', leave);
      };
      const leave = () => {
        stopWaiting();
        line.splice(line.indexOf(waiting), 1);
        reject(tooBusy());
      };
      const waiting: Waiting = {
        owner,
        round: roundOf(owner),
        begin() {
          stopWaiting();
          working.push(owner);
          resolve();
        },
        leave,
      };
      const timer = setTimeout(leave, options.longestWaitMs);
      gone?.addEventListener('abort', leave);
      const place = line.findIndex(({ round }) => round > waiting.round);
      line.splice(place === -1 ? line.length : place, 0, waiting);
      beginNext();
    });

  return async (from, work) => {
    if (from.gone?.aborted) throw tooBusy();
    makeRoomFor(from.owner);
    leavePlace();
    await turnOf(from);
    try {
      return await work();
    } finally {
      working.splice(working.indexOf(from.owner), 1);
      beginNext();
    }
  };
}
