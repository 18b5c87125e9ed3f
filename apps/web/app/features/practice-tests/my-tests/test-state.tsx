import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import type { Test } from '@sevenfold/contract/practice-tests/test';
import { CircleCheck, CircleDashed, Timer } from 'lucide-react';
import { Link } from 'react-router';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { GradingState } from './grading-state.tsx';
import { timeLeft } from './my-tests.rules.ts';
import styles from './tests-table.module.css';

type TestStateProps = {
  test: Test;
  elapsed: number;
  /** Undefined until they are known: nothing is offered that may be wrong. */
  gradings: ReadonlyMap<string, Grading> | undefined;
};

/** Where a test stands, and the way on from there. */
export function TestState({ test, elapsed, gradings }: TestStateProps) {
  const path = `/take-a-test/${test.slug}`;
  // Links of several rows would sound the same.
  const which = <span className="visually-hidden"> {`the test of ${localMoment(test.created_at)}`}</span>;
  if (test.state === 'not_started') {
    return (
      <div className={styles.standing}>
        <Badge icon={<CircleDashed aria-hidden="true" />}>Not started</Badge>
        <Link to={path}>Start{which}</Link>
      </div>
    );
  }
  if (test.state === 'running') {
    return (
      <div className={styles.standing}>
        <Badge tone="amber" icon={<Timer aria-hidden="true" />}>
          {timeLeft(test, elapsed)} left
        </Badge>
        <Link to={path}>Continue{which}</Link>
      </div>
    );
  }
  return (
    <div className={styles.standing}>
      <Badge tone="green" icon={<CircleCheck aria-hidden="true" />}>
        Finished
      </Badge>
      <span className={styles.links}>
        <Link to={`${path}/result`}>Result{which}</Link>
        <Link to={`${path}/answer`}>Answers{which}</Link>
      </span>
      {gradings && (
        <span className={styles.grading}>
          <GradingState slug={test.slug} grading={gradings.get(test.slug)} which={which} />
        </span>
      )}
    </div>
  );
}
