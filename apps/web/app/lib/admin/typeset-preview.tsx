import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Typeset } from '~/ui/typeset.tsx';
import { api } from '../api.ts';
import { messageOf } from '../api-error.ts';
import styles from './typeset-preview.module.css';
import { useSettled } from './use-settled.ts';

type TypesetPreviewProps = {
  text: string;
  label?: string;
  empty?: string;
  /** Whose figures the text may show. */
  questionId?: number | undefined;
};

/** What is being written, as the page will show it. A formula that is wrong is named, and the last good look stays. */
export function TypesetPreview({
  text,
  label = 'Preview',
  empty = 'What you write appears here, with its formulas.',
  questionId,
}: TypesetPreviewProps) {
  const settled = useSettled(text.trim());
  const query = useQuery({
    queryKey: ['typeset', settled, questionId],
    queryFn: () =>
      api('POST /api/admin/typeset', {
        body: { text: settled, ...(questionId !== undefined && { question_id: questionId }) },
      }),
    enabled: settled !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const html = settled === '' ? undefined : query.data?.html;
  return (
    <section className={styles.preview} aria-label={label}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      {query.isError && settled !== '' && (
        <p className={styles.problem} role="status">
          <TriangleAlert aria-hidden="true" />
          {messageOf(query.error)}
        </p>
      )}
      {html ? (
        <Typeset value={{ html }} />
      ) : (
        !query.isError && <p className={styles.empty}>{settled === '' ? empty : '…'}</p>
      )}
    </section>
  );
}
