import { AppError } from '../app-error.ts';

export const takesTooLong = () =>
  new AppError('unavailable', 'This takes longer than it should. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

export interface AnswerTime {
  /** Rejects when the time is over. */
  readonly over: Promise<never>;
  /** Stands still while the work goes on: what a slow line takes is not counted. */
  pauseDuring<Result>(work: Promise<Result>): Promise<Result>;
  stop(): void;
}

/** The time in which somebody who has sent a file is answered. */
export function answerTime(limitMs: number): AnswerTime {
  let left = limitMs;
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  let stopped = false;
  let end: (error: AppError) => void;
  const over = new Promise<never>((_, reject) => {
    end = reject;
  });
  // Nobody may be waiting for it any more.
  over.catch(() => undefined);
  const run = () => {
    since = performance.now();
    if (!stopped) timer = setTimeout(() => end(takesTooLong()), left);
  };
  const pause = () => {
    clearTimeout(timer);
    left = Math.max(0, left - (performance.now() - since));
  };
  run();
  return {
    over,
    async pauseDuring(work) {
      pause();
      try {
        return await work;
      } finally {
        run();
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
