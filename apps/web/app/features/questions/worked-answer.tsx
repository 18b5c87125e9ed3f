import { BookOpenCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { PictureStack } from '~/lib/bank/picture-stack.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import type { LoadedQuestion } from './load-question.ts';
import styles from './worked-answer.module.css';

/**
 * The answer as an examiner would write it: line by line on ruled paper, the marks in the right margin. It is closed
 * at first, so that the question can be tried; 'View Answer' asks for it open. The browser's own disclosure needs
 * no script.
 */
export function WorkedAnswer({
  question,
  answer,
  mcqAnswer,
}: Pick<LoadedQuestion, 'question' | 'answer' | 'mcqAnswer'>) {
  const { state } = useLocation();
  const open = (state as { answer?: unknown } | null)?.answer === 'open';
  const empty = !mcqAnswer && (!answer || (!answer.body && !answer.images.length && !answer.lines.length));
  if (question.answer_not_available || empty) {
    return <p className={styles.none}>The worked answer to this question isn't available yet.</p>;
  }
  return (
    <details className={styles.answer} open={open || undefined} id="answer">
      <summary>
        <BookOpenCheck aria-hidden="true" />
        <span>Worked answer</span>
      </summary>
      <div className={styles.leaf}>
        {mcqAnswer && (
          <p className={styles.choice}>
            Answer <strong>{mcqAnswer}</strong>
          </p>
        )}
        {answer && answer.images.length > 0 && (
          <div className={styles.plain}>
            <PictureStack images={answer.images} name="Worked answer" />
          </div>
        )}
        {answer?.body && <Typeset value={answer.body} className={styles.plain} />}
        {answer && answer.lines.length > 0 && (
          <section aria-label="Mark scheme">
            {answer.body && <h2 className={styles.schemeTitle}>Mark scheme</h2>}
            <ol className={`plain-list ${styles.lines}`}>
              {answer.lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have an order and nothing else
                <li key={index}>
                  <Typeset value={line.text} className={styles.line} />
                  <span className={styles.mark}>
                    {line.mark}
                    {line.mark && (
                      <span className="visually-hidden">
                        {' '}
                        ({line.marks === 1 ? '1 mark' : `${line.marks} marks`})
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ol>
            <p className={styles.total}>
              <span>Total</span>
              <strong>[{question.marks}]</strong>
            </p>
          </section>
        )}
      </div>
    </details>
  );
}
