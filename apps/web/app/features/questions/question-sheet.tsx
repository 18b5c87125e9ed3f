import { bankRoot } from '@sevenfold/contract/site/paths';
import { Lightbulb, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type BankAddress, bankPath, bankQuery, topicListPath } from '~/lib/bank/bank-address.ts';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import { slugsOf } from '~/lib/bank/topic-tree.ts';
import { VideoButton } from '~/lib/bank/video-button.tsx';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { Page } from '~/ui/page.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import { InPapers } from './in-papers.tsx';
import type { LoadedQuestion } from './load-question.ts';
import { Neighbours } from './neighbours.tsx';
import { OtherTopics } from './other-topics.tsx';
import { OpenPractice } from './practice/open-practice.tsx';
import { QuestionActions } from './question-actions.tsx';
import { QuestionFacts } from './question-facts.tsx';
import styles from './question-sheet.module.css';
import { RelatedQuestions } from './related-questions.tsx';
import { WorkedAnswer } from './worked-answer.tsx';

type QuestionSheetProps = LoadedQuestion & {
  list: BankAddress;
  cameFromList: boolean;
  /** Room for what only staff can do with a question. */
  staffControls?: ReactNode;
};

export function QuestionSheet(props: QuestionSheetProps) {
  const { question, hints, neighbours, list, cameFromList, staffControls } = props;
  const trail = [
    { label: 'Question Bank', to: bankRoot },
    { label: question.subject.subject_name, to: topicListPath({ subject: question.subject.slug }) },
    ...question.topic_path.map((topic, depth) => ({
      label: topic.topic_name,
      to: topicListPath(slugsOf(question.subject.slug, question.topic_path.slice(0, depth + 1))),
    })),
  ];
  return (
    <Page>
      <div className={styles.page}>
        <div className={styles.top}>
          <Breadcrumbs items={trail} />
          <Neighbours {...neighbours} list={list} back={cameFromList ? bankPath(list) : undefined} />
        </div>
        <article className={styles.sheet} aria-labelledby="question-title">
          <header className={styles.head}>
            <h1 id="question-title">
              {question.topic.topic_number && (
                <span className={styles.number}>{question.topic.topic_number}</span>
              )}
              {question.topic.topic_name}
            </h1>
            <QuestionFacts question={question} />
          </header>
          <QuestionBody question={question} />
          {question.answerable && <OpenPractice id={question.id} remembers />}
          <OtherTopics question={question} />
          <InPapers papers={props.papers} />
          <footer className={styles.foot}>
            <VideoButton address={question.video_solution} title={question.summary} />
            <QuestionActions question={question} canPin={false} />
          </footer>
          {staffControls}
        </article>

        {hints.length > 0 && (
          <section className={styles.hints} aria-label="Hints">
            {hints.map((hint, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hints have an order and nothing else
              <details key={index} className={styles.hint}>
                <summary>
                  <Lightbulb aria-hidden="true" />
                  {hints.length === 1 ? 'Hint' : `Hint ${index + 1}`}
                </summary>
                <Typeset value={hint} className={styles.hintText} />
              </details>
            ))}
          </section>
        )}

        <WorkedAnswer {...props} />
        {props.another && (
          <Link to={`${props.another}?${bankQuery(list)}`} className={styles.another}>
            <Shuffle aria-hidden="true" />
            <span>
              <strong>Try other numbers</strong>
              <span className={styles.anotherNote}>Another version of this question</span>
            </span>
          </Link>
        )}
        <Neighbours {...neighbours} list={list} back={undefined} atEnd />
        <RelatedQuestions related={props.related} />
      </div>
    </Page>
  );
}
