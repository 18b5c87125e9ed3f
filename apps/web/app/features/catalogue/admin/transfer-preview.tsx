import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import type { ReactNode } from 'react';
import { counted } from '~/lib/admin/counted.ts';
import { Card } from '~/ui/card.tsx';
import styles from './transfer.module.css';
import { effectsOf, type TransferPreviewAnswer } from './transfer-words.ts';

type TransferPreviewProps = { preview: TransferPreviewAnswer; withBelow: boolean; children: ReactNode };

const inWords = ({ subject, topic_path }: TransferPreviewAnswer['from']) =>
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
