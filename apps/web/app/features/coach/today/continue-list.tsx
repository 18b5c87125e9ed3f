import type { Continued } from '@sevenfold/contract/coach/coach';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { NotebookPen, PencilLine, Timer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNow } from '~/lib/admin/use-now.ts';
import { ButtonLink } from '~/ui/button.tsx';
import styles from './today.module.css';
import { minutesLeft } from './today-words.rules.ts';

type ContinueListProps = {
  begun: readonly Continued[];
  /** When the server said how long each has left. */
  readAt: number;
  onTimeUp: () => unknown;
};

/** What was begun, the running test first: its clock doesn't wait. */
export function ContinueList({ begun, readAt, onTimeUp }: ContinueListProps) {
  const passed = Math.max(0, useNow() - readAt);
  const isUp = begun.some(
    (one) => one.kind === 'test' && one.remaining_ms !== null && one.remaining_ms <= passed,
  );
  useEffect(() => {
    if (isUp) onTimeUp();
  }, [isUp, onTimeUp]);
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby="continue-heading" className={styles.continue}>
      <h2 id="continue-heading" className="visually-hidden">
        Go on with what you began
      </h2>
      <ul className="plain-list">
        {begun.map((one) =>
          one.kind === 'test' ? (
            <BegunTest key={one.slug} test={one} passed={passed} />
          ) : (
            <Begun
              key={one.question.id}
              icon={<PencilLine aria-hidden="true" />}
              title={`You began a question on ${one.question.topic.topic_name}`}
              text={`${one.question.subject.subject_name}, ${counted(one.question.marks, 'mark')}; some parts are still open`}
              to={questionPath(one.question)}
              action="Go on"
            />
          ),
        )}
      </ul>
    </section>
  );
}

type BegunTestProps = { test: Extract<Continued, { kind: 'test' }>; passed: number };

function BegunTest({ test, passed }: BegunTestProps) {
  const questions = counted(test.question_count, 'question');
  const to = `/take-a-test/${test.slug}`;
  if (test.state === 'not_started') {
    return (
      <Begun
        icon={<NotebookPen aria-hidden="true" />}
        title={`Your test in ${test.subject.subject_name} is ready`}
        text={`${questions}; the clock starts when you do`}
        to={to}
        action="Open"
      />
    );
  }
  return (
    <Begun
      isUrgent
      icon={<Timer aria-hidden="true" />}
      title={`Your test in ${test.subject.subject_name} is running`}
      text={[questions, test.remaining_ms === null ? '' : minutesLeft(test.remaining_ms - passed)]
        .filter(Boolean)
        .join(', ')}
      to={to}
      action="Continue"
    />
  );
}

type BegunProps = {
  icon: ReactNode;
  title: string;
  text: string;
  to: string;
  action: string;
  isUrgent?: boolean;
};

function Begun({ icon, title, text, to, action, isUrgent = false }: BegunProps) {
  return (
    <li className={styles.begun} data-urgent={isUrgent || undefined}>
      {icon}
      <p>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      <ButtonLink
        to={to}
        size="sm"
        variant={isUrgent ? 'primary' : 'secondary'}
        aria-label={`${action}: ${title}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
