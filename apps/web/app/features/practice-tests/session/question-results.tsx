import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { partLabel } from '@sevenfold/contract/questions/question-parts.rules';
import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { marksWords, waitsForOwnMarking } from './marking.rules.ts';
import styles from './question-results.module.css';
import { testPath, timeUsedLabel } from './session.rules.ts';

type QuestionResultsProps = { test: Pick<Test, 'slug' | 'score' | 'questions' | 'paperResult'> };

/** Question by question: the marks, part by part where something was typed, the time, and what waits for the student. */
export function QuestionResults({ test }: QuestionResultsProps) {
  const { questions = [] } = test;
  if (!questions.some(({ replied, time_spent }) => replied !== null || time_spent !== null)) return null;
  return (
    <section className={styles.results} aria-labelledby="question-results">
      <h2 id="question-results">Question by question</h2>
      <ol className="plain-list">
        {questions.map((one, index) => (
          <Result key={one.question_id} test={test} one={one} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Result({
  test,
  one,
  number,
}: {
  test: QuestionResultsProps['test'];
  one: TestQuestion;
  number: number;
}) {
  const parts = one.replied?.parts ?? [];
  return (
    <li className={styles.result}>
      <Link to={`${testPath(test.slug, 'answer')}#question-${number}`} className={styles.name}>
        Question {number}
      </Link>
      <span className={styles.topic}>{one.question.topic.topic_name}</span>
      <span className={styles.marks}>{marksWords(test, one)}</span>
      {one.time_spent !== null && (
        <span className={styles.time}>
          <span className="visually-hidden">Time: </span>
          {timeUsedLabel(one.time_spent)}
        </span>
      )}
      <span className={styles.parts}>
        {parts.length > 1 &&
          parts.map(({ part, marks, of }) => (
            <span key={part} className={styles.part}>
              {partLabel(part)} {marks} of {of}
            </span>
          ))}
        {one.replied?.failed && <Badge tone="red">Could not be marked by us</Badge>}
        {waitsForOwnMarking(one) && <Badge tone="violet">Waits for your marking</Badge>}
      </span>
    </li>
  );
}
