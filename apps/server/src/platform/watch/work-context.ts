import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** In whose name something is done: of a request or of a job. Never anything of the person behind it. */
export interface Work {
  readonly requestId?: string;
  /** The pattern of the address, such as /api/questions/:id. */
  readonly route?: string;
  readonly job?: string;
  /** There while traces are taken. */
  readonly span?: Span | undefined;
}

export const currentWork = new AsyncLocalStorage<Work>();
