import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';

export const adminQuestionKey = (id: number | undefined) => ['admin', 'questions', 'one', id];

/** Read anew each time an editor opens, and not again while somebody types into it. */
export const useAdminQuestion = (id: number | undefined) =>
  useQuery({
    queryKey: adminQuestionKey(id),
    queryFn: () => api('GET /api/admin/questions/:id', { params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
