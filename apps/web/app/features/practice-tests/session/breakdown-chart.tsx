import type { Share } from '@sevenfold/contract/practice-tests/breakdown.rules';
import type { MarkSource } from '@sevenfold/contract/practice-tests/test.constants';
import styles from './breakdown-chart.module.css';
import { marksFigure } from './session.rules.ts';

type BreakdownChartProps = {
  title: string;
  shares: readonly Share[];
  /** Unmarked, the bars tell what was attempted: marks that nobody gave would look like a score. */
  source: MarkSource;
};

export function BreakdownChart({ title, shares, source }: BreakdownChartProps) {
  const byMarks = source !== 'unmarked';
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <ul className="plain-list">
        {shares.map((share) => {
          const part = byMarks ? share.marks / share.total : share.attempted / share.questions;
          return (
            <li key={share.label}>
              <span className={styles.label}>{share.label}</span>
              <span className={styles.figure}>
                {byMarks
                  ? `${marksFigure(share.marks)} of ${share.total} marks`
                  : `${share.attempted} of ${share.questions} attempted`}
              </span>
              <span className={styles.track} data-look={byMarks ? 'marks' : 'attempted'} aria-hidden="true">
                <span style={{ width: `${Math.round(100 * Math.min(1, part))}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
