import type { Test } from '@sevenfold/contract/practice-tests/test';
import { Badge } from '~/ui/badge.tsx';
import { marksFigure } from './session.rules.ts';
import styles from './test-score.module.css';

export const markSourceWords = {
  faculty: { label: 'Graded by our faculty', tone: 'gold' },
  machine: { label: 'Marked from what you typed', tone: 'green' },
  self: { label: 'Your own marking', tone: 'violet' },
  unmarked: { label: 'Unmarked', tone: 'amber' },
} as const;

type TestScoreProps = { score: NonNullable<Test['score']>; small?: boolean };

/** The percentage, and always whose marks it comes from. */
export function TestScore({ score, small = false }: TestScoreProps) {
  const { label, tone } = markSourceWords[score.source];
  return (
    <div className={styles.score} data-small={small} data-source={score.source}>
      <p className={styles.percentage}>
        {score.percentage}
        <span>%</span>
      </p>
      <div className={styles.words}>
        <Badge tone={tone}>{label}</Badge>
        <p>
          {marksFigure(score.marks)} of {score.total} marks
          {score.source === 'unmarked' && ', if every attempted question were right'}
        </p>
      </div>
    </div>
  );
}
