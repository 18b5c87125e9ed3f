import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';

/** A topic with what lies below it, whatever its depth. */
export interface TopicBranch {
  readonly id: number;
  readonly slug: string;
  readonly topic_name: string;
  readonly topic_number: string;
  readonly subtopics: readonly TopicBranch[];
}

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

export const topicTitle = ({ topic_number, topic_name }: Pick<TopicBranch, 'topic_number' | 'topic_name'>) =>
  [topic_number, topic_name].filter(Boolean).join(' ');
