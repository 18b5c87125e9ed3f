import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, isRetryable } from './api-error.ts';

/** A busy server says when to come back. Longer than this nobody looks at a page that loads. */
const longestWaitSeconds = 10;

function waitSeconds(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 503) return undefined;
  const { retryAfterSeconds = Number.POSITIVE_INFINITY } = error;
  return retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds : undefined;
}

/** Too many requests don't get fewer by another one. */
const isRateLimited = (error: Error) => error instanceof ApiError && error.status === 429;

/** Tried once more; where a busy server said when to come back, at that time and twice at most. */
export const mayTryAgain = (failures: number, error: Error): boolean =>
  isRetryable(error) && !isRateLimited(error) && failures < (waitSeconds(error) === undefined ? 1 : 2);

export const pauseBefore = (failures: number, error: Error): number =>
  1000 * (waitSeconds(error) ?? Math.min(2 ** failures, 30));

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayTryAgain,
        retryDelay: pauseBefore,
        // Without it a page opened offline would wait for ever instead of saying so.
        networkMode: 'always',
        // It did say so, and goes on by itself when the line is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** What the server answered to a change is the newest: a reading that began before it must not come over it. */
export function putAnswer(queries: QueryClient, queryKey: QueryKey, answer: unknown): void {
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, answer);
}
