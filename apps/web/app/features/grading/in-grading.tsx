import { gradingWorkingHours, workingHoursWords } from '@sevenfold/contract/grading/grading.constants';
import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { localMoment, localPromise } from '~/lib/dates.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './get-graded.module.css';
import { GradedPaperDrawing } from './graded-paper-drawing.tsx';
import { SheetStep } from './sheet-step.tsx';
import type { SheetUpload } from './use-sheet-upload.ts';

type InGradingProps = { grading: Grading; sheetUpload: SheetUpload };

/** Paid and uploaded: the promise, and what was sent. */
export function InGrading({ grading, sheetUpload }: InGradingProps) {
  return (
    <div className={styles.done}>
      <Card as="section" padding="lg" className={styles.promise} aria-labelledby="promise">
        <GradedPaperDrawing className={styles.drawing} />
        <div>
          <h2 id="promise">We have your answer sheet</h2>
          <p className={styles.lead}>
            You will get your report within {gradingWorkingHours} working hours
            {grading.due_at ? (
              <>
                : by <strong>{localPromise(grading.due_at)}</strong>.
              </>
            ) : (
              '.'
            )}
          </p>
          <p className={styles.quiet}>
            Working hours are {workingHoursWords}. We send you an e-mail when it is there, and you will find
            it in My Tests.
            {grading.submitted_at && ` Handed in ${localMoment(grading.submitted_at)}.`}
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/my-tests">My tests</ButtonLink>
            <ButtonLink to={`/take-a-test/${grading.test_slug}/answer`} variant="secondary">
              Review answers
            </ButtonLink>
          </div>
        </div>
      </Card>
      <section className={styles.sent} aria-labelledby="sent-sheet">
        <h2 id="sent-sheet">Your answer sheet</h2>
        <SheetStep grading={grading} sheetUpload={sheetUpload} />
        {grading.can_upload && (
          <p className={styles.quiet}>You can replace it until a teacher has begun to read it.</p>
        )}
      </section>
    </div>
  );
}
