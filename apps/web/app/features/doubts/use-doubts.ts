import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { type Doubt, newestFirst } from './doubt-threads.rules.ts';

export function useDoubts() {
  const userId = useAuth((state) => state.user?.id);
  const queries = useQueryClient();
  const key = ['doubts', userId] as const;
  const query = useQuery({
    queryKey: key,
    queryFn: () => api('GET /api/doubts/user'),
    select: newestFirst,
    // Whoever comes back from the mail program wants to see the reply.
    refetchOnWindowFocus: 'always',
  });
  /** Shows a doubt that was just sent, without asking for the whole list again. */
  const add = (doubt: Doubt) =>
    queries.setQueryData<Doubt[]>(key, (known = []) => [doubt, ...known.filter(({ id }) => id !== doubt.id)]);
  return { query, add };
}
