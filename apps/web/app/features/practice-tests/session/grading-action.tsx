import { Camera, FileCheck2 } from 'lucide-react';
import { localMoment } from '~/lib/dates.ts';
import { GradedSheetButton } from '~/lib/test-grading/graded-sheet-button.tsx';
import { gradingLabel, gradingPath, handInPath, standingOf } from '~/lib/test-grading/standing.rules.ts';
import { useGrading } from '~/lib/test-grading/use-grading.ts';
import { ButtonLink } from '~/ui/button.tsx';

/** The same among the actions of one test. */
export function GradingAction({ slug }: { slug: string }) {
  const { data: grading } = useGrading(slug);
  if (standingOf(grading) === 'graded') {
    return (
      <GradedSheetButton slug={slug} variant="secondary">
        Download graded sheet
      </GradedSheetButton>
    );
  }
  return (
    <>
      <ButtonLink to={gradingPath(slug)} variant="secondary" icon={<FileCheck2 aria-hidden="true" />}>
        {gradingLabel(grading, localMoment)}
      </ButtonLink>
      {grading?.can_upload && !grading.sheet && (
        <ButtonLink to={handInPath(slug)} variant="quiet" icon={<Camera aria-hidden="true" />}>
          Photograph your booklet
        </ButtonLink>
      )}
    </>
  );
}
