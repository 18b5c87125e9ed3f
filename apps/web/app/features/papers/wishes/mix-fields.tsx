import { examShapeOf } from '@sevenfold/contract/catalogue/exam-papers.rules';
import type { QuestionKind } from '@sevenfold/contract/papers/blueprint';
import { difficulties } from '@sevenfold/contract/questions/question.constants';
import { SpanField } from './span-field.tsx';
import type { WishPartProps } from './wish-part.ts';
import styles from './wishes.module.css';
import { anySpan } from './wishes.rules.ts';

export function DifficultyShares({ wishes, problems, onChange }: WishPartProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Difficulty</legend>
      <p className={styles.hint}>The share of the marks.</p>
      <ul className={`plain-list ${styles.rows}`}>
        {difficulties.map((difficulty) => (
          <li key={difficulty} className={styles.row}>
            <span>{difficulty}</span>
            <SpanField
              label={difficulty}
              unit="percent"
              sign="%"
              value={wishes.difficulties[difficulty] ?? anySpan}
              problem={problems[`difficulties.${difficulty}`]}
              onChange={(span) =>
                onChange({ ...wishes, difficulties: { ...wishes.difficulties, [difficulty]: span } })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export const kindNames: Readonly<Record<QuestionKind, string>> = {
  choice: 'Multiple choice',
  data: 'Data-based',
  short: 'Short questions',
  long: 'Long questions, of 12 marks and more',
};

/** The kinds that the exam of a subject has: multiple choice and data are for the sciences. */
export function kindsOf(subject: string): QuestionKind[] {
  const { papers } = examShapeOf(subject);
  return papers.includes('1A') ? ['choice', 'data', 'short', 'long'] : ['short', 'long'];
}

export function KindCounts({ wishes, problems, onChange, subject }: WishPartProps & { subject: string }) {
  return (
    <fieldset className={styles.group}>
      <legend>Kinds of question</legend>
      <p className={styles.hint}>How many of each.</p>
      <ul className={`plain-list ${styles.rows}`}>
        {kindsOf(subject).map((kind) => (
          <li key={kind} className={styles.row}>
            <span>{kindNames[kind]}</span>
            <SpanField
              label={kindNames[kind]}
              unit="questions"
              sign=""
              value={wishes.counts[kind] ?? anySpan}
              problem={problems[`counts.${kind}`]}
              onChange={(span) => onChange({ ...wishes, counts: { ...wishes.counts, [kind]: span } })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
