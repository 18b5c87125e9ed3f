import type { TestState } from '@sevenfold/contract/practice-tests/test.constants';

export interface TestTimes {
  readonly startedAt: Date | null;
  readonly deadlineAt: Date | null;
  readonly finishedAt: Date | null;
  /** So long after the start replies stay closed. */
  readonly readingMinutes: number;
}

/** By the server's clock alone. A test whose deadline has passed is finished, even before the job closes it. */
export function stateOf({ startedAt, deadlineAt, finishedAt }: TestTimes, now: Date): TestState {
  if (startedAt === null || deadlineAt === null) return 'not_started';
  return finishedAt !== null || now >= deadlineAt ? 'finished' : 'running';
}

export const remainingMs = (times: TestTimes, now: Date): number | null =>
  stateOf(times, now) === 'running' ? times.deadlineAt!.getTime() - now.getTime() : null;

/** How long a paper is only read yet; null where replies are open, and before the start and after the end. */
export function readingLeftMs(times: TestTimes, now: Date): number | null {
  if (stateOf(times, now) !== 'running') return null;
  const left = deadlineFor(times.startedAt!, times.readingMinutes).getTime() - now.getTime();
  return left > 0 ? left : null;
}

export const endOf = ({ finishedAt, deadlineAt }: TestTimes): Date | null => finishedAt ?? deadlineAt;

export const deadlineFor = (start: Date, minutes: number): Date =>
  new Date(start.getTime() + minutes * 60_000);
