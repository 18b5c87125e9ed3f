import { sessionLabel } from '@sevenfold/contract/questions/question.constants';
import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { topicListPath } from '~/lib/bank/bank-address.ts';
import { slugsOf } from '~/lib/bank/topic-tree.ts';
import { Badge } from '~/ui/badge.tsx';
import styles from './question-facts.module.css';
import type { QuestionView } from './question-view.presenter.ts';

type Props = { question: QuestionView };

export const difficultyTones = { Easy: 'green', Medium: 'amber', Hard: 'red' } as const;

export function QuestionTopic({ question }: Props) {
  return (
    <Link to={topicListPath(slugsOf(question.subject.slug, question.topic_path))} className={styles.topic}>
      {question.topic.topic_number && <span>{question.topic.topic_number}</span>} {question.topic.topic_name}
    </Link>
  );
}

/** The quiet row above a question, with room for what only some places tell. */
export function QuestionFacts({ question, children }: Props & { children?: ReactNode }) {
  const session = sessionLabel(question);
  return (
    <ul className={`plain-list ${styles.facts}`} aria-label="About this question">
      <li>
        <Badge tone={difficultyTones[question.difficulty]}>{question.difficulty}</Badge>
      </li>
      <li className={styles.calculator} data-allowed={question.calculatorAllowed}>
        <Calculator aria-hidden="true" />
        {question.calculatorAllowed ? 'Calculator' : 'No calculator'}
      </li>
      {question.level && <li>{question.level}</li>}
      {session && <li>{session}</li>}
      {question.question_number && <li>Q{question.question_number.replace(/^q/i, '')}</li>}
      {children}
      <li className={styles.marks}>
        [{question.marks} {question.marks === 1 ? 'mark' : 'marks'}]
      </li>
    </ul>
  );
}
