import type { Test } from '@sevenfold/contract/practice-tests/test';
import { type Duration, questionCountFor } from '@sevenfold/contract/practice-tests/test.constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clock, ListChecks, Play } from 'lucide-react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Button } from '~/ui/button.tsx';
import { Page } from '~/ui/page.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './test-intro.module.css';
import { testKey } from './use-test.ts';

const rules = [
  'The time starts when you press Start Test, and it does not stop: not for a reload, not when you close the page.',
  'Work each question on paper, and type the results where there are fields for them. Press Next when you have done it, or Skip to leave it for later. Only then the one after it opens.',
  'You can go back to any question you have seen. Pressing Next there takes a skip away.',
  'Everything you do is saved at once. Without a connection it is kept on this device and sent when you are back.',
  'Complete Test or End test hands it in. When the time is up, it is handed in with what you have done so far.',
  'What you typed is marked when the test is over. The worked answers open then, and you can mark the rest against the mark scheme.',
];

export function TestIntro({ test }: { test: Test }) {
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => api('POST /api/test/:slug/start', { params: { slug: test.slug } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: testKey(test.slug) }),
    onError: (error) => toast.error(messageOf(error)),
  });
  const topics = [test.topics, test.subtopics, test.sub_subtopics].flat();
  const usual = questionCountFor(test.duration as Duration);
  return (
    <Page width="text">
      <article className={styles.intro}>
        <header>
          <p className={styles.kind}>Practice test</p>
          <h1>{test.subject.subject_name}</h1>
          <ul className={`plain-list ${styles.topics}`} aria-label="Topics">
            {topics.map((topic) => (
              <li key={topic.id}>{topic.topic_name}</li>
            ))}
          </ul>
        </header>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Clock aria-hidden="true" /> Time
            </dt>
            <dd>{test.duration} minutes</dd>
          </div>
          <div>
            <dt>
              <ListChecks aria-hidden="true" /> Questions
            </dt>
            <dd>{test.question_count}</dd>
          </div>
        </dl>
        {test.question_count < usual && (
          <p className={styles.fewer}>
            A test of {test.duration} minutes usually has {usual} questions. There{' '}
            {test.question_count === 1 ? 'is' : 'are'} only {test.question_count} on what you chose, so this
            one has {test.question_count}.
          </p>
        )}
        <section aria-labelledby="instructions">
          <h2 id="instructions">Before you start</h2>
          <ol className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
        <div className={styles.start}>
          <Button
            size="lg"
            icon={<Play aria-hidden="true" />}
            busy={start.isPending || start.isSuccess}
            onClick={() => start.mutate()}
          >
            Start Test
          </Button>
          <p>The clock starts at once.</p>
        </div>
      </article>
    </Page>
  );
}
