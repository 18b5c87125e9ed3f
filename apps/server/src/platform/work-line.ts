import { AppError } from './app-error.ts';

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Costly work in a line: so many at once, the others wait for their turn, and who finds the line full is sent
 * away at once instead of waiting for an answer that comes too late.
 */
export function workLine(options: { atOnce: number; waitingAtMost: number }): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < options.atOnce) {
      running += 1;
    } else if (waiting.length < options.waitingAtMost) {
      // Whoever finishes hands its place over, so that nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      throw new AppError('unavailable', 'We are very busy right now. Please try again in a few seconds.', {
        retryAfterSeconds: 5,
      });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
