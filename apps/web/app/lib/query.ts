import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A refusal stays one however often it is asked for; only what never arrived or broke is worth another try. */
const mayPass = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** A busy server says when to come back. Longer than this nobody looks at a page that loads. */
const longestWaitSeconds = 10;

function waitSeconds(error: Error): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 503) return undefined;
  const { retryAfterSeconds = Number.POSITIVE_INFINITY } = error;
  return retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds : undefined;
}

/** What may pass is tried once more; what a busy server sent away comes back when it was asked to, twice at most. */
export const mayTryAgain = (failures: number, error: Error): boolean =>
  mayPass(error) && failures < (waitSeconds(error) === undefined ? 1 : 2);

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
      },
      mutations: { networkMode: 'always' },
    },
  });
}
