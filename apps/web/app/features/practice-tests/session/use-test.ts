import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError } from '~/lib/api-error.ts';

export const testKey = (slug: string) => ['test', slug] as const;

/** No connection, or a server that is down or busy: worth another try. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Answers come along once the test is finished; before that the server keeps them. */
export const useTestQuery = (slug: string) =>
  useQuery({
    queryKey: testKey(slug),
    queryFn: () => api('GET /api/test/:slug', { params: { slug }, query: { includeAnswers: 'true' } }),
    // A running test follows its progress instead, and a finished one stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: (query) => (query.state.status === 'error' ? 'always' : false),
    refetchInterval: (query) => (query.state.status === 'error' && mayPass(query.state.error) ? 5000 : false),
  });

/** The test of the pages below /take-a-test/{slug}; their layout has loaded it. */
export const useTest = (): Test => useOutletContext<Test>();

export const testPath = (slug: string, place: string = ''): string =>
  `/take-a-test/${slug}${place && `/${place}`}`;
