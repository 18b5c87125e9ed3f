import type { Selection } from '@sevenfold/contract/practice-tests/builder.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api.ts';
import { choiceOf } from './test-choice.ts';

const pauseMs = 250;

/** Several topics ticked in a row are one question to the server. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** How many questions match the choice; undefined while there is nothing to ask for. */
export function useMatching(selection: Selection) {
  const settled = useSettled(selection);
  const choice = choiceOf(settled);
  const query = useQuery({
    queryKey: ['matching', choice],
    queryFn: () => api('POST /api/test/matching', { body: choice as NonNullable<typeof choice> }),
    enabled: choice !== undefined,
    placeholderData: keepPreviousData,
  });
  const asked = choiceOf(selection) !== undefined;
  return {
    data: asked && choice ? query.data : undefined,
    error: asked ? query.error : null,
    /** What is shown belongs to an earlier choice. */
    waiting: asked && (settled !== selection || query.isFetching),
    retry: query.refetch,
  };
}
