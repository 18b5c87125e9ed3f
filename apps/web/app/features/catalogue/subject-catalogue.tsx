import { counted } from '@sevenfold/contract/platform/counted.rules';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { topicListPath } from '~/lib/bank/bank-address.ts';
import { SubjectChooser } from '~/lib/bank/subject-chooser.tsx';
import type { Catalogue, SubjectName, TopicNode } from '~/lib/bank/topic-tree.ts';
import { Page, PageHeader } from '~/ui/page.tsx';
import styles from './subject-catalogue.module.css';
import { TopicLink } from './topic-link.tsx';

export function SubjectCatalogue({ subjects, subject, topics }: Catalogue) {
  const hasQuestions = topics.some((topic) => topic.count > 0);
  return (
    <Page>
      <PageHeader
        title="Question Bank"
        lead="Exam-style questions by subject and topic, each with a worked answer and its mark scheme."
      />
      <SubjectChooser subjects={subjects} current={subject?.slug} root={bankRoot} />
      {subject && (
        <>
          <div className={styles.summary}>
            <h2>{subject.name}</h2>
            {hasQuestions && (
              <Link to={`${bankRoot}?subject=${subject.slug}&page=1`} className={styles.all}>
                All questions <ArrowRight aria-hidden="true" />
              </Link>
            )}
          </div>
          {topics.length === 0 && <p className={styles.none}>Topics of this subject are on their way.</p>}
          <ol className={`plain-list ${styles.topics}`}>
            {topics.map((topic) => (
              <TopicSection key={topic.slug} subject={subject} topic={topic} />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
}

function TopicSection({ subject, topic }: { subject: SubjectName; topic: TopicNode }) {
  const slugs = { subject: subject.slug, topic: topic.slug };
  return (
    <li className={styles.topic}>
      <div className={styles.topicHead}>
        <TopicLink slugs={slugs} empty={topic.count === 0} className={styles.topicButton}>
          {topic.number && <span className={styles.number}>{topic.number}</span>}
          <span className={styles.topicName}>{topic.name}</span>
          <span className={styles.count}>
            {topic.count === 0 ? 'No questions yet' : counted(topic.count, 'question')}
          </span>
        </TopicLink>
        <Link
          to={topicListPath(slugs, `${bankRoot}/syllabus`)}
          className={styles.syllabus}
          aria-label={`Syllabus and formulas of ${topic.name}`}
        >
          Syllabus
        </Link>
      </div>
      {topic.below.length > 0 && (
        <ul className={`plain-list ${styles.cards}`}>
          {topic.below.map((below) => (
            <li key={below.slug}>
              <TopicLink
                slugs={{ ...slugs, subtopic: below.slug }}
                empty={below.count === 0}
                className={styles.card}
              >
                <span className={styles.cardName}>
                  {below.number && <span className={styles.number}>{below.number}</span>}
                  <span>{below.name}</span>
                </span>
                <span className={styles.cardCount}>
                  {below.count}
                  <span className="visually-hidden"> {below.count === 1 ? 'question' : 'questions'}</span>
                </span>
              </TopicLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
