import type { PaperResult } from '@sevenfold/contract/papers/papers';
import type { MarkSource } from '@sevenfold/contract/practice-tests/test.constants';
import { Badge } from '~/ui/badge.tsx';
import { gradeLabel, gradeReason, waitingWords } from './paper-result.rules.ts';
import styles from './paper-score.module.css';
import { marksFigure } from './session.rules.ts';
import { markSourceWords } from './test-score.tsx';

type PaperScoreProps = { result: PaperResult; source: MarkSource; small?: boolean };

/** The marks of the paper and the grade that they may mean, always with whose marks they are. */
export function PaperScore({ result, source, small = false }: PaperScoreProps) {
  const { marks, of, grade } = result;
  const { label, tone } = markSourceWords[source];
  return (
    <div className={styles.score} data-small={small} data-source={source}>
      <dl className={styles.figures}>
        <div>
          <dt>Marks</dt>
          <dd>
            {marksFigure(marks)} <span>of {of}</span>
          </dd>
        </div>
        {grade && (
          <div>
            <dt>Estimated grade</dt>
            <dd>{gradeLabel(grade)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.words}>
        <Badge tone={tone}>{label}</Badge>
        {!small && (
          <>
            <p>{waitingWords(result)}</p>
            <p>{gradeReason(result)}</p>
          </>
        )}
      </div>
    </div>
  );
}
