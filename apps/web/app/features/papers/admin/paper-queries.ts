import type { AdminPaper } from '@sevenfold/contract/papers/papers';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api.ts';
import { localMoment } from '~/lib/dates.ts';
import type { TableFilter } from '~/ui/table-tools.tsx';

export const papersKey = ['admin', 'papers'] as const;
export const listKey = (subject: string) => [...papersKey, 'list', subject] as const;
export const paperKey = (slug: string) => [...papersKey, 'one', slug] as const;
export const blueprintsKey = (subject: string) => [...papersKey, 'blueprints', subject] as const;
export const blueprintKey = (id: number) => [...papersKey, 'blueprint', id] as const;
export const boundariesKey = (subject: string) => [...papersKey, 'boundaries', subject] as const;

export const useAdminSubjects = () =>
  useQuery({
    queryKey: [...papersKey, 'subjects'],
    queryFn: async () => (await api('GET /api/subjects', { query: { excludeChildren: 'true' } })).subjects,
    staleTime: 5 * 60_000,
  });

/** Above a table of papers or blueprints. */
export function useCourseFilter(subject: string, onChange: (subject: string) => void): TableFilter {
  const subjects = useAdminSubjects();
  const options = (subjects.data ?? []).map(({ slug, subject_name }) => ({
    value: slug,
    label: subject_name,
  }));
  return { label: 'Course', value: subject, options, onChange };
}

export const subjectFilter = (subject: string) => (subject === '' ? {} : { subject });

/** Who sees a paper, and from when, in a few words. */
export function audienceWords({ published, audience, studentCount, opensAt, open }: AdminPaper): string {
  if (!published) return 'Not published';
  const who =
    audience === 'chosen' ? `${studentCount === 1 ? '1 student' : `${studentCount} students`}` : 'Everybody';
  return opensAt && !open ? `${who}, from ${localMoment(opensAt)}` : who;
}
