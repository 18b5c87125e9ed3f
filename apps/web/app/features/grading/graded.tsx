import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { localMoment } from '~/lib/dates.ts';
import { GradedSheetButton } from '~/lib/test-grading/graded-sheet-button.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './get-graded.module.css';
import { GradedPaperDrawing } from './graded-paper-drawing.tsx';

export function Graded({ grading: { test_slug, graded_at } }: { grading: Grading }) {
  return (
    <Card as="section" padding="lg" className={styles.promise} aria-labelledby="report">
      <GradedPaperDrawing className={styles.drawing} />
      <div>
        <h2 id="report">Your report is ready</h2>
        <p className={styles.lead}>Your own pages, with marks and comments in the margin.</p>
        {graded_at && <p className={styles.quiet}>Graded {localMoment(graded_at)}</p>}
        <div className={styles.actions}>
          <GradedSheetButton slug={test_slug}>Download graded sheet</GradedSheetButton>
          <ButtonLink to={`/take-a-test/${test_slug}/result`} variant="secondary">
            See result
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
