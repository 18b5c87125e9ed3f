import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { withTicked } from './marking.rules.ts';
import { testKey } from './use-test.ts';

/** Shows the marks at once. One question's changes go out one after the other, so that the last one stands. */
export function useMarking(slug: string, questionId: number) {
  const queries = useQueryClient();
  const queryKey = testKey(slug);
  const change = (lines: readonly number[] | null) =>
    queries.setQueryData<Test>(queryKey, (known) => known && withTicked(known, questionId, lines));
  return useMutation({
    mutationKey: ['marking', slug],
    scope: { id: `marking:${questionId}` },
    mutationFn: (lines: readonly number[] | null) =>
      api('PUT /api/test/:slug/marking/:questionId', {
        params: { slug, questionId },
        body: { lines: lines && [...lines] },
      }),
    onMutate: async (lines) => {
      await queries.cancelQueries({ queryKey });
      const before = queries
        .getQueryData<Test>(queryKey)
        ?.questions?.find((one) => one.question_id === questionId)?.ticked_lines;
      change(lines);
      return { before: before ?? null };
    },
    onError: (error, _, context) => {
      if (context) change(context.before);
      toast.error(messageOf(error));
    },
    // The server's word, once nothing more is on its way to it.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: ['marking', slug] }) === 1) {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
