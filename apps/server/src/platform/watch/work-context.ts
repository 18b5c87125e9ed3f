import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** In whose name something is done: of a request or of a job. Never anything of the person behind it. */
export interface Work {
  readonly requestId?: string;
  /** The pattern of the address, such as /api/questions/:id. */
  readonly route?: string;
  readonly job?: string;
  /** Writes so much at once that a statement may take its time. */
  readonly bulk?: boolean;
  /** There while traces are taken. */
  readonly span?: Span | undefined;
}

export const currentWork = new AsyncLocalStorage<Work>();

/**
 * For what is done later than it was asked for: does it in the name in which it is asked for now. A snapshot of everything that
 * Node keeps so would cost a thousand times as much.
 */
export function inPresentName(): <Result>(work: () => Result) => Result {
  const present = currentWork.getStore();
  return (work) => currentWork.run(present as Work, work);
}

/** For what a start writes of its own accord: hundreds of rows in a statement aren't slow for taking seconds. */
export const inBulk = <Result>(job: string, work: () => Promise<Result>): Promise<Result> =>
  currentWork.run({ job, bulk: true }, work);
