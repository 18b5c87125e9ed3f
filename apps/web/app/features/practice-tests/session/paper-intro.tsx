import type { PaperOfTest } from '@sevenfold/contract/papers/papers';
import type { Test } from '@sevenfold/contract/practice-tests/test';
import { Award, BookOpen, BookOpenText, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { bookletName, calculatorWords, paperPath } from '~/lib/papers/paper-words.ts';
import { BookletButton } from '~/lib/test-grading/booklet-button.tsx';
import { IntroFrame } from './intro-frame.tsx';
import { sectionsWords } from './session.rules.ts';
import styles from './test-intro.module.css';

const rulesOf = ({ readingMinutes }: PaperOfTest): string[] => [
  ...(readingMinutes > 0
    ? [
        `The first ${readingMinutes} minutes are for reading: all questions are open, the answers are not. Then the time for writing begins by itself.`,
      ]
    : []),
  'The clock does not stop: not for a reload, not when you close the page.',
  'Answer in any order. Write your work on paper, and type the results where there are fields for them. Next says that you have done a question, Skip that you leave it for later.',
  'Everything you do is saved at once. Without a connection it is kept on this device and sent when you are back.',
  'Complete Test or End test hands the paper in. When the time is up, it is handed in with what you have done so far.',
  'What you typed is marked when the paper is over. The mark scheme opens then, and you mark the rest yourself, or have it graded.',
];

export function PaperIntro({ test, paper }: { test: Test; paper: PaperOfTest }) {
  const { readingMinutes } = paper;
  const booklet = bookletName(test.subject.slug);
  return (
    <IntroFrame
      slug={test.slug}
      kind={test.subject.subject_name}
      title={paper.name}
      about={
        <ul className={`plain-list ${styles.topics}`} aria-label="About this paper">
          <li>{sectionsWords(paper, test.question_count)}</li>
          <li>{calculatorWords(paper.calculatorAllowed)}</li>
        </ul>
      }
      facts={[
        { Icon: Clock, name: 'Time', value: `${test.duration} min` },
        { Icon: BookOpen, name: 'Reading', value: `${readingMinutes} min` },
        { Icon: Award, name: 'Marks', value: paper.marks },
      ]}
      note={
        <div className={styles.links}>
          <Link to={paperPath(paper.slug)}>The paper to read or print</Link>
          {paper.booklet ? (
            <a href={paper.booklet} target="_blank" rel="noopener noreferrer">
              <BookOpenText aria-hidden="true" />
              {booklet}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ) : (
            <span>Keep your {booklet.toLowerCase()} at hand.</span>
          )}
          <BookletButton slug={test.slug} />
        </div>
      }
      rules={rulesOf(paper)}
      start="Start paper"
      startNote={readingMinutes > 0 ? 'The reading time starts at once.' : 'The clock starts at once.'}
    />
  );
}
