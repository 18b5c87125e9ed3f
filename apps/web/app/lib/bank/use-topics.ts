import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { toast } from '~/ui/toast.ts';

const none: readonly TopicTree[] = [];

/** The topics of the chosen subject, with all that is below them. */
export function useTopics(subject: string | null) {
  const userId = useAuth((state) => state.user?.id);
  const query = useQuery({
    queryKey: ['topics', subject, userId],
    queryFn: async () =>
      (await api('GET /api/topics/:subjectSlug', { params: { subjectSlug: subject ?? '' }, query: {} }))
        .topics,
    enabled: subject !== null,
    staleTime: 5 * 60_000,
  });
  useEffect(() => {
    if (query.error) toast.error(messageOf(query.error));
  }, [query.error]);
  return { ...query, topics: query.data ?? none };
}
