import { Timer } from 'lucide-react';
import { ButtonLink } from '~/ui/button.tsx';
import { timeLeft } from '../my-tests/my-tests.rules.ts';
import { useRunningTests, useTests } from '../my-tests/use-tests.ts';
import styles from './running-tests.module.css';

/** Whoever comes to make a test may have forgotten the one whose clock runs. */
export function RunningTests() {
  const { data, refetch } = useTests();
  const { running, elapsed } = useRunningTests({
    tests: data?.tests ?? [],
    readAt: data?.readAt ?? 0,
    onTimeUp: refetch,
  });
  if (running.length === 0) return null;
  return (
    <section className={styles.running} aria-label="Tests that are running">
      {running.map((test) => (
        <div key={test.slug} className={styles.test}>
          <Timer aria-hidden="true" />
          <p>
            <strong>Your test in {test.subject.subject_name} is running.</strong>{' '}
            <span role="timer" className={styles.left}>
              {timeLeft(test, elapsed)} left
            </span>
          </p>
          <ButtonLink to={`/take-a-test/${test.slug}`} size="sm">
            Continue
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
