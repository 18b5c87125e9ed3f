import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localMoment } from '~/lib/dates.ts';
import { GradedSheetButton } from '~/lib/test-grading/graded-sheet-button.tsx';
import { gradingLabel, gradingPath, standingOf } from '~/lib/test-grading/standing.rules.ts';

type GradingStateProps = {
  slug: string;
  grading: Grading | undefined;
  /** Read out only: which of several tests is meant. */
  which: ReactNode;
};

/** Where the grading of a finished test stands, as the way on from there. */
export function GradingState({ slug, grading, which }: GradingStateProps) {
  if (standingOf(grading) === 'graded') {
    return (
      <GradedSheetButton slug={slug} size="sm" variant="secondary">
        <span>Download{which}</span>
      </GradedSheetButton>
    );
  }
  return (
    <Link to={gradingPath(slug)}>
      {gradingLabel(grading, localMoment)}
      {which}
    </Link>
  );
}
