import { questionPath } from '@sevenfold/contract/questions/question';
import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { type BankAddress, bankQuery } from '~/lib/bank/bank-address.ts';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import { VideoButton } from '~/lib/bank/video-button.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { OtherTopics } from './other-topics.tsx';
import { OpenPractice } from './practice/open-practice.tsx';
import { QuestionActions } from './question-actions.tsx';
import styles from './question-card.module.css';
import { QuestionFacts, QuestionTopic } from './question-facts.tsx';
import type { QuestionView } from './question-view.presenter.ts';

type QuestionCardProps = {
  question: QuestionView;
  /** The list it stands in: its page offers the neighbours in that list. */
  listed: BankAddress;
  /** Where the question stands in that list. */
  position: number;
  canPin: boolean;
  /** Room for what only staff can do with a question. */
  staffControls?: ReactNode;
};

/** Kept while the list around it learns who reads it: its formulas are most of the page. */
export const QuestionCard = memo(function QuestionCard({
  question,
  listed,
  position,
  canPin,
  staffControls,
}: QuestionCardProps) {
  const titleId = `question-${question.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <span className="visually-hidden">Question </span>
          <span className={styles.position}>{position}</span>
          <QuestionTopic question={question} />
        </h2>
        <QuestionFacts question={question}>
          {question.versions > 1 && (
            <li title="The same question with other numbers">{question.versions} versions</li>
          )}
        </QuestionFacts>
      </header>
      <QuestionBody question={question} />
      {question.answerable && <OpenPractice id={question.id} />}
      <OtherTopics question={question} />
      <footer className={styles.foot}>
        <div className={styles.main}>
          <ButtonLink
            to={`${questionPath(question)}?${bankQuery(listed)}`}
            state={{ answer: 'open' }}
            size="sm"
            icon={<ArrowRight aria-hidden="true" />}
          >
            View Answer
          </ButtonLink>
          <VideoButton address={question.video_solution} title={question.summary} />
        </div>
        <QuestionActions question={question} canPin={canPin} />
      </footer>
      {staffControls}
    </article>
  );
});
