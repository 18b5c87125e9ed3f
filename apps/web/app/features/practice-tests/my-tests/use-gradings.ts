import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';

/** Of all tests that have one, by their slugs. */
export function useGradings() {
  const userId = useAuth((state) => state.user?.id);
  return useQuery({
    queryKey: ['gradings', userId],
    queryFn: async () => new Map((await api('GET /api/grading')).map((each) => [each.test_slug, each])),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
