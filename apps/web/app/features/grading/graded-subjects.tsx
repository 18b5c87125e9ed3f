import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './grading.module.css';

/** Grading is offered wherever a test can be made: in every subject that this reader has. */
export function GradedSubjects() {
  const query = useQuery({
    queryKey: ['subjects'],
    queryFn: () => api('GET /api/subjects', { query: { excludeChildren: 'true' } }),
    staleTime: 5 * 60_000,
  });
  const { error } = query;
  useEffect(() => {
    if (error) toast.error(messageOf(error));
  }, [error]);
  return (
    <section className={styles.section} aria-labelledby="graded-subjects" aria-busy={query.isPending}>
      <h2 id="graded-subjects">Subjects we grade</h2>
      {query.isPending && <Skeleton height="2rem" width="min(100%, 32rem)" />}
      {query.isError && (
        <div className={styles.failure}>
          <p>The subjects could not be loaded.</p>
          <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {query.data && (
        <ul className={`plain-list ${styles.subjects}`}>
          {query.data.subjects.map(({ slug, subject_name }) => (
            <li key={slug}>
              <Badge tone="violet">{subject_name}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
