import { Link } from 'react-router';
import { topicListPath } from '~/lib/bank/bank-address.ts';
import { slugsOf } from '~/lib/bank/topic-tree.ts';
import styles from './other-topics.module.css';
import type { QuestionView } from './question-view.presenter.ts';

export function OtherTopics({ question }: { question: QuestionView }) {
  if (question.otherTopics.length === 0) return null;
  return (
    <p className={styles.line}>
      Also in{' '}
      {question.otherTopics.map((topic, index) => (
        <span key={topic.id}>
          {index > 0 && ', '}
          <Link to={topicListPath(slugsOf(question.subject.slug, topic.topic_path))}>{topic.topic_name}</Link>
        </span>
      ))}
    </p>
  );
}
