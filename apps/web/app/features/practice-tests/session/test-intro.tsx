import type { Test } from '@sevenfold/contract/practice-tests/test';
import { type Duration, questionCountFor } from '@sevenfold/contract/practice-tests/test.constants';
import { Clock, ListChecks } from 'lucide-react';
import { BookletButton } from '~/lib/test-grading/booklet-button.tsx';
import { IntroFrame } from './intro-frame.tsx';
import styles from './test-intro.module.css';

const rules = [
  'The time starts when you press Start Test, and it does not stop: not for a reload, not when you close the page.',
  'Work each question on paper, and type the results where there are fields for them. Press Next when you have done it, or Skip to leave it for later. Only then the one after it opens.',
  'You can go back to any question you have seen. Pressing Next there takes a skip away.',
  'Everything you do is saved at once. Without a connection it is kept on this device and sent when you are back.',
  'Complete Test or End test hands it in. When the time is up, it is handed in with what you have done so far.',
  'What you typed is marked when the test is over. The worked answers open then, and you can mark the rest against the mark scheme.',
];

export function TestIntro({ test }: { test: Test }) {
  const topics = [test.topics, test.subtopics, test.sub_subtopics].flat();
  const usual = questionCountFor(test.duration as Duration);
  return (
    <IntroFrame
      slug={test.slug}
      kind="Practice test"
      title={test.subject.subject_name}
      about={
        <ul className={`plain-list ${styles.topics}`} aria-label="Topics">
          {topics.map((topic) => (
            <li key={topic.id}>{topic.topic_name}</li>
          ))}
        </ul>
      }
      facts={[
        { Icon: Clock, name: 'Time', value: `${test.duration} minutes` },
        { Icon: ListChecks, name: 'Questions', value: test.question_count },
      ]}
      note={
        <>
          {test.question_count < usual && (
            <p className={styles.fewer}>
              A test of {test.duration} minutes usually has {usual} questions. There{' '}
              {test.question_count === 1 ? 'is' : 'are'} only {test.question_count} on what you chose, so this
              one has {test.question_count}.
            </p>
          )}
          <div>
            <BookletButton slug={test.slug} />
          </div>
        </>
      }
      rules={rules}
      start="Start Test"
      startNote="The clock starts at once."
    />
  );
}
