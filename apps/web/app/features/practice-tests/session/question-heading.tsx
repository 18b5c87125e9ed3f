import type { PaperOfTest } from '@sevenfold/contract/papers/papers';
import { BookOpenText } from 'lucide-react';
import type { Ref } from 'react';
import { bookletName, marksWords } from '~/lib/papers/paper-words.ts';
import styles from './question-heading.module.css';

type QuestionHeadingProps = {
  current: number;
  count: number;
  paper: PaperOfTest | null;
  /** Its slug. */
  subject: string;
  ref: Ref<HTMLHeadingElement>;
};

/** Where the student is; in a paper also in which section, for how many marks and with which booklet. */
export function QuestionHeading({ current, count, paper, subject, ref }: QuestionHeadingProps) {
  const section = paper?.sections.find(({ questions }) => questions.includes(current));
  return (
    <div className={styles.head}>
      {section?.name && <p className={styles.section}>{section.name}</p>}
      <h1 ref={ref} tabIndex={-1} className={styles.heading}>
        Question {current + 1} <span>of {count}</span>
      </h1>
      {paper && (
        <p className={styles.facts}>
          {paper.booklet && (
            <a href={paper.booklet} target="_blank" rel="noopener noreferrer">
              <BookOpenText aria-hidden="true" />
              {bookletName(subject)}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
          <span>[{marksWords(paper.questionMarks[current] ?? 0)}]</span>
        </p>
      )}
    </div>
  );
}
