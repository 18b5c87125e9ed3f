import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { api } from '~/lib/api.ts';
import { isRetryable } from '~/lib/api-error.ts';

export const testKey = (slug: string) => ['test', slug] as const;

/** Answers come along once the test is finished; before that the server keeps them. */
export const useTestQuery = (slug: string) =>
  useQuery({
    queryKey: testKey(slug),
    queryFn: () => api('GET /api/test/:slug', { params: { slug }, query: { includeAnswers: 'true' } }),
    // A running test follows its progress instead, and a finished one stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: (query) => (query.state.status === 'error' ? 'always' : false),
    refetchInterval: (query) =>
      query.state.status === 'error' && isRetryable(query.state.error) ? 5000 : false,
  });

/** The test of the pages below /take-a-test/{slug}; their layout has loaded it. */
export const useTest = (): Test => useOutletContext<Test>();
