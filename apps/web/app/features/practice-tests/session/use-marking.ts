import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { resendOnLeave } from '~/lib/resend-on-leave.ts';
import { toast } from '~/ui/toast.ts';
import { withTicked } from './marking.rules.ts';
import { markingKey, testKey } from './use-test.ts';

type Lines = readonly number[] | null;

/** Shows the marks at once. One question's changes go out one after the other, so that the last one stands. */
export function useMarking(slug: string, questionId: number) {
  const queries = useQueryClient();
  const queryKey = testKey(slug);
  const mutationKey = markingKey(slug);
  const show = (lines: Lines) =>
    queries.setQueryData<Test>(queryKey, (known) => known && withTicked(known, questionId, lines));
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());
  const marking = useMutation({
    mutationKey,
    mutationFn: ({ call }: { call: Promise<unknown>; before: Lines }) => call,
    onError: (error, { before }) => {
      show(before);
      toast.error(messageOf(error));
    },
    // The server's word, once nothing more is on its way to it.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey });
    },
  });

  /** From what is shown now: two quick ticks must not forget each other. */
  return (change: (before: Lines) => Lines) => {
    void queries.cancelQueries({ queryKey });
    const known = queries.getQueryData<Test>(queryKey)?.questions;
    const before = known?.find((one) => one.question_id === questionId)?.ticked_lines ?? null;
    const lines = change(before);
    show(lines);
    const call = resendOnLeave(
      `marking ${slug} ${questionId}`,
      (send) =>
        send('PUT /api/test/:slug/marking/:questionId', {
          params: { slug, questionId },
          body: { lines: lines && [...lines] },
        }),
      lastCall.current,
    );
    lastCall.current = call.catch(() => undefined);
    marking.mutate({ call, before });
  };
}
