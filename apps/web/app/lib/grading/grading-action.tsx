import { FileCheck2 } from 'lucide-react';
import { ButtonLink } from '~/ui/button.tsx';
import { localMoment } from '../dates.ts';
import { GradedSheetButton } from './graded-sheet-button.tsx';
import { gradingLabel, gradingPath, standingOf } from './standing.rules.ts';
import { useGrading } from './use-grading.ts';

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
    <ButtonLink to={gradingPath(slug)} variant="secondary" icon={<FileCheck2 aria-hidden="true" />}>
      {gradingLabel(grading, localMoment)}
    </ButtonLink>
  );
}
