import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import type { TopicBranch } from './topic-branch.ts';

/** Staff see every subject, also those that students don't. */
export const useSubjects = () =>
  useQuery({
    queryKey: ['subjects'],
    queryFn: async () => {
      const { subjects } = await api('GET /api/subjects', { query: { excludeChildren: 'true' } });
      return subjects.map(({ id, slug, subject_name }) => ({ id, slug, subject_name }));
    },
    staleTime: 60_000,
  });

export const useTopics = (subjectSlug: string | undefined) =>
  useQuery({
    queryKey: ['topics', subjectSlug],
    queryFn: async (): Promise<readonly TopicBranch[]> => {
      const { topics } = await api('GET /api/topics/:subjectSlug', {
        params: { subjectSlug: subjectSlug ?? '' },
        query: {},
      });
      return topics satisfies readonly TopicTree[];
    },
    enabled: subjectSlug !== undefined,
    staleTime: 60_000,
  });
