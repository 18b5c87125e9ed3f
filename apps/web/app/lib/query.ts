import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** A refusal stays one however often it is asked for; only what never arrived or broke is worth another try. */
const mayPass = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        // Without it a page opened offline would wait for ever instead of saying so.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
