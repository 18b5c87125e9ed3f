/**
 * What is typed decides how much there is to work out, so the work is counted, in steps of about a tenth of a
 * microsecond, and what goes over its share is given up. Counting is the same on every machine, which a clock isn't.
 */
export const most = {
  /** For all replies to a question: some 30 ms. */
  question: 300_000,
  /** For one reply, so that it leaves something to the others. */
  reply: 200_000,
} as const;

/** It would take longer than any answer is worth. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

let left = Number.POSITIVE_INFINITY;
let done = 0;

export function spend(steps: number): void {
  if (steps > left) throw new TooMuchWork('it takes too much working out');
  left -= steps;
  done += steps;
}

/** Work within a share. What it takes is also taken from the share around it. */
export function within<Result>(share: keyof typeof most, work: () => Result): Result {
  const around = left;
  const before = done;
  left = Math.min(around, most[share]);
  try {
    return work();
  } finally {
    left = around - (done - before);
  }
}

/** What authors wrote is read whatever was typed. */
export function uncounted<Result>(work: () => Result): Result {
  const around = { left, done };
  left = Number.POSITIVE_INFINITY;
  try {
    return work();
  } finally {
    ({ left, done } = around);
  }
}

/** How many steps this took, for tests and benchmarks. */
export function stepsOf(work: () => void): number {
  const before = done;
  work();
  return done - before;
}
