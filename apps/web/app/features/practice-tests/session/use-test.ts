import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { api } from '~/lib/api.ts';
import { wireForm } from '~/lib/api-call.ts';
import { isRetryable } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { type Arrived, arrivedAnswer, comingAnswer, forgetFirstAnswer } from '~/lib/first-answer.ts';

export const testKey = (slug: string) => ['test', slug] as const;
export const markingKey = (slug: string) => ['marking', slug] as const;

const readKey = 'GET /api/test/:slug';
const partsOf = (slug: string) => ({ params: { slug }, query: { includeAnswers: 'true' } }) as const;

const early = new WeakSet<Test>();

/** It was asked for before the page was there, and nobody has listened since to what happens to it elsewhere. */
export const cameEarly = (test: Test): boolean => early.has(test);

/** Time has gone on since it came. */
export function aged({ answer: test, ageMs }: Arrived<Test>): Test {
  const less = (ms: number) => Math.max(0, Math.round(ms - ageMs));
  const { paper } = test;
  const now: Test = {
    ...test,
    remaining_ms: test.remaining_ms === null ? null : less(test.remaining_ms),
    paper: paper && {
      ...paper,
      readingLeftMs: paper.readingLeftMs === null ? null : less(paper.readingLeftMs),
    },
  };
  early.add(now);
  return now;
}

/** Answers come along once the test is finished; before that the server keeps them. */
export function useTestQuery(slug: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: testKey(slug),
    queryFn: async () => {
      const { url } = wireForm(readKey, partsOf(slug));
      const first = await comingAnswer<Test>(url, authStore.getState().token);
      forgetFirstAnswer();
      return first ? aged(first) : api(readKey, partsOf(slug));
    },
    // No skeleton comes between the first look and the page. A finished test has none; as initial data it would be stale at once.
    initialData: () => {
      const first = arrivedAnswer<Test>(wireForm(readKey, partsOf(slug)).url, authStore.getState().token);
      return first && first.answer.state !== 'finished' ? aged(first) : undefined;
    },
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
