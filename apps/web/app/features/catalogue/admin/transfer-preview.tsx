import type { ReactNode } from 'react';
import type { Answer } from '~/lib/api-call.ts';
import { excerpt, plainText } from '~/lib/bank/plain-text.rules.ts';
import { Card } from '~/ui/card.tsx';
import { counted } from './catalogue-queries.ts';
import styles from './transfer.module.css';

type Preview = Answer<'POST /api/admin/question-transfers/preview'>;
type TransferPreviewProps = { preview: Preview; withBelow: boolean; children: ReactNode };

const inWords = ({ subject, topic_path }: Preview['from']) =>
  [subject.subject_name, ...topic_path.map(({ topic_name }) => topic_name)].join(' › ');

/** All that will be different afterwards, before it is. */
export function TransferPreview({ preview, withBelow, children }: TransferPreviewProps) {
  const { count, examples } = preview;
  return (
    <Card as="section" className={styles.preview} aria-labelledby="transfer-preview">
      <h2 id="transfer-preview">
        {count === 0 ? 'There is nothing to move' : `${counted(count, 'question')} will move`}
      </h2>
      <p>
        From {inWords(preview.from)} to {inWords(preview.to)}.
      </p>
      {count === 0 && !withBelow && (
        <p>
          The topic has no questions of its own. Those of the topics below it move when you choose so above.
        </p>
      )}
      {count > 0 && (
        <>
          <ul className={styles.effects}>
            {effectsOf(preview).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          <ul className={`plain-list ${styles.examples}`} aria-label="Examples">
            {examples.map(({ id, questions_text }) => (
              <li key={id}>
                <strong>{id}</strong> {excerpt(plainText(questions_text), 120)}
              </li>
            ))}
            {count > examples.length && <li>and {counted(count - examples.length, 'other')}.</li>}
          </ul>
          <div>{children}</div>
        </>
      )}
    </Card>
  );
}

export function effectsOf({ hidden, audience, other_topics, sharing }: Preview): string[] {
  const effects = ['They are marked as ‘topic changed’; marks, answers and priority stay.'];
  if (hidden > 0)
    effects.push(`${counted(hidden, 'question')} of these are hidden from students, and stay so.`);
  if (audience === 'hidden')
    effects.push('Students will no longer see them: the new subject is for staff only.');
  if (audience === 'shown') effects.push('Students will see them: the new subject is open to everybody.');
  if (other_topics.dropped > 0) {
    effects.push(
      `${counted(other_topics.dropped, 'question has', 'questions have')} the new topic among their other topics; there it goes away.`,
    );
  }
  if (other_topics.elsewhere > 0) {
    effects.push(
      `${counted(other_topics.elsewhere, 'question keeps', 'questions keep')} other topics that are of another subject.`,
    );
  }
  if (sharing.count > 0) {
    const shared = counted(sharing.count, 'question is', 'questions are');
    effects.push(
      sharing.after
        ? `${shared} shared with the other level, and will also be listed in ${sharing.after}.`
        : `${shared} shared with the other level, which has no such topic: there ${sharing.count === 1 ? 'it is' : 'they are'} no longer listed.`,
    );
  }
  return effects;
}
