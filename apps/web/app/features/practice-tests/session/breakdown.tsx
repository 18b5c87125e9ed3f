import type { Test } from '@sevenfold/contract/practice-tests/test';
import styles from './breakdown-chart.module.css';
import { BreakdownChart } from './breakdown-chart.tsx';
import { breakdownWords } from './marking.rules.ts';
import { paperShares } from './paper-result.rules.ts';

type BreakdownProps = {
  test: Pick<Test, 'score' | 'breakdown' | 'paperResult'>;
  className: string | undefined;
};

/** By topic and by difficulty, and whose marks those are where that isn't plain. */
export function Breakdown({ test, className }: BreakdownProps) {
  const { breakdown, paperResult } = test;
  if (!breakdown) return null;
  if (paperResult && breakdown.source !== 'unmarked') {
    return (
      <section className={className} aria-label="Breakdown">
        <BreakdownChart title="By topic" shares={paperShares(paperResult.topics)} source="self" />
        {paperResult.sections.length > 1 && (
          <BreakdownChart title="By section" shares={paperShares(paperResult.sections)} source="self" />
        )}
      </section>
    );
  }
  const words = breakdownWords(test);
  return (
    <section className={className} aria-label="Breakdown">
      {words && <p className={styles.note}>{words}</p>}
      <BreakdownChart title="By topic" shares={breakdown.by_topic} source={breakdown.source} />
      <BreakdownChart title="By difficulty" shares={breakdown.by_difficulty} source={breakdown.source} />
    </section>
  );
}
