import type { TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { RepliedFields } from '~/lib/replies/replied-fields.tsx';
import { FormAlert } from '~/ui/field.tsx';
import { hasTyped } from './marking.rules.ts';
import styles from './typed-answers.module.css';

type TypedAnswersProps = { one: TestQuestion; number: number; waiting: boolean };

/** What the student typed in the test, and what became of it. */
export function TypedAnswers({ one, number, waiting }: TypedAnswersProps) {
  const { replied, typed, asked } = one;
  if (!hasTyped(one)) return null;
  return (
    <section className={styles.answers} aria-label={`Your answers to question ${number}`}>
      <h3>Your answers</h3>
      {waiting && <p className={styles.waiting}>They are being marked.</p>}
      {replied?.failed && (
        <FormAlert
          errors={[
            'Your answers could not be marked. The fault is ours, not yours. Please mark them yourself with the mark scheme.',
          ]}
        />
      )}
      {replied && !replied.failed ? (
        <RepliedFields fields={replied.fields} asked={asked} />
      ) : (
        <ul className="plain-list">
          {typed.map(({ field, value }) => (
            <li key={field}>
              <code>{value}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
