import { Link } from 'react-router';
import { topicListPath } from '~/lib/bank/bank-address.ts';
import styles from './other-topics.module.css';
import type { QuestionView } from './question-view.presenter.ts';

/** A top topic has a list of its own; of one further down the address isn't known here. */
export function OtherTopics({ question }: { question: QuestionView }) {
  if (question.otherTopics.length === 0) return null;
  return (
    <p className={styles.line}>
      Also in{' '}
      {question.otherTopics.map((topic, index) => (
        <span key={topic.id}>
          {index > 0 && ', '}
          {topic.parent_topic_id === null ? (
            <Link to={topicListPath({ subject: question.subject.slug, topic: topic.slug })}>
              {topic.topic_name}
            </Link>
          ) : (
            topic.topic_name
          )}
        </span>
      ))}
    </p>
  );
}
