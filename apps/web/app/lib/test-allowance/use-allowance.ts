import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '~/lib/api.ts';
import { useAudience, useAuth } from '~/lib/auth/auth-store.ts';
import { onPlanChange } from '~/lib/plan-changes.ts';

const read = () => api('GET /api/test/allowance');
const keyOf = (userId: string | undefined) => ['test-allowance', userId];

/** Tests made this month, and how many are free. Only somebody who is signed in has an allowance. */
export function useAllowance() {
  const audience = useAudience();
  const userId = useAuth((state) => state.user?.id);
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(userId),
    queryFn: read,
    enabled: audience !== undefined && audience !== 'visitor',
    refetchOnWindowFocus: 'always',
  });
  // A plan that was bought in another tab counts here at once.
  useEffect(
    () => onPlanChange(() => void queries.invalidateQueries({ queryKey: ['test-allowance'] })),
    [queries],
  );
  /** Another tab may have made tests, so the decision asks again. */
  const ask = () => queries.fetchQuery({ queryKey: keyOf(userId), queryFn: read, staleTime: 0 });
  return { allowance: query.data, ask };
}
