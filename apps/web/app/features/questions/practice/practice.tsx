import { questionPath } from '@sevenfold/contract/questions/question';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { partsOf } from '~/lib/replies/reply-parts.rules.ts';
import { Button } from '~/ui/button.tsx';
import { FormAlert } from '~/ui/field.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './practice.module.css';
import { totalOf } from './practice.rules.ts';
import { PracticePart } from './practice-part.tsx';
import { usePractice } from './use-practice.ts';

type PracticeProps = {
  id: number;
  takesFocus: boolean;
};

/** Where a student types what each part asks for, and hears at once whether it is right. */
export function Practice({ id, takesFocus }: PracticeProps) {
  const practice = usePractice(id);
  const section = useRef<HTMLElement>(null);
  const { question } = practice;
  useEffect(() => {
    const shown = section.current;
    // Who was quicker than this and is in one of the fields stays there.
    if (takesFocus && question && !shown?.contains(document.activeElement))
      shown?.querySelector('input')?.focus();
  }, [takesFocus, question]);
  if (practice.failure) {
    return (
      <div className={styles.practice}>
        <FormAlert errors={[practice.failure]} />
        <Button size="sm" variant="secondary" onClick={practice.reload}>
          Try again
        </Button>
      </div>
    );
  }
  const total = question && totalOf(question.replies, practice.checked, practice.scheme, practice.ticked);
  return (
    <section ref={section} className={styles.practice} aria-label="Your answer" aria-busy={!question}>
      {question ? (
        partsOf(question.replies).map(({ name, replies }) => (
          <PracticePart key={name} name={name} replies={replies} question={question} practice={practice} />
        ))
      ) : (
        <Skeleton height="6rem" />
      )}
      {total?.isComplete && (
        <p className={styles.total} role="status">
          <strong>
            {total.marks} of {total.of === 1 ? '1 mark' : `${total.of} marks`}
          </strong>
          {total.own > 0 && <span> · {total.own} more to mark yourself with the mark scheme</span>}
          {question?.another && (
            <Link to={questionPath(question.another)} className={styles.another}>
              Try other numbers
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
