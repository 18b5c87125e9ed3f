import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { api } from '~/lib/api.ts';
import { isRetryable } from '~/lib/api-error.ts';

export const testKey = (slug: string) => ['test', slug] as const;
export const markingKey = (slug: string) => ['marking', slug] as const;

/** Answers come along once the test is finished; before that the server keeps them. */
export function useTestQuery(slug: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: testKey(slug),
    queryFn: () => api('GET /api/test/:slug', { params: { slug }, query: { includeAnswers: 'true' } }),
    // A running test follows its progress instead; a finished one changes when the faculty returns its sheet.
    staleTime: ({ state }) => (state.data?.state === 'finished' ? 0 : Number.POSITIVE_INFINITY),
    // While ticks are on their way, the server's word would undo them on the screen.
    refetchOnWindowFocus: () => queries.isMutating({ mutationKey: markingKey(slug) }) === 0,
    refetchOnReconnect: (query) => (query.state.status === 'error' ? 'always' : false),
    refetchInterval: (query) => {
      if (query.state.data?.replies_state === 'waiting') return 3000;
      return query.state.status === 'error' && isRetryable(query.state.error) ? 5000 : false;
    },
  });
}

/** The test of the pages below /take-a-test/{slug}; their layout has loaded it. */
export const useTest = (): Test => useOutletContext<Test>();
