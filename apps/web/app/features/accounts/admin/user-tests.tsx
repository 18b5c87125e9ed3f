import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card } from '~/ui/card.tsx';
import styles from './user.module.css';
import type { UserDetails } from './user-facts.tsx';

type Tests = UserDetails['tests'];

const states = { not_started: 'Not started', running: 'Running', finished: 'Finished' } as const;

/** The last tests; those whose answer sheet was handed in lead to their marking. */
export function UserTests({ tests: { made, finished, latest } }: { tests: Tests }) {
  const now = useNow();
  return (
    <Card as="section" padding="md" aria-labelledby="tests-heading">
      <h2 id="tests-heading" className={styles.title}>
        Tests
        {made > 0 && (
          <Badge>
            {made} made, {finished} finished
          </Badge>
        )}
      </h2>
      {latest.length === 0 ? (
        <p className={styles.none}>No tests yet.</p>
      ) : (
        <ul className={`plain-list ${styles.lines}`}>
          {latest.map((test) => (
            <li key={test.slug}>
              <span>
                {test.subject_name}, {test.questions} {test.questions === 1 ? 'question' : 'questions'}{' '}
                <TestGrading test={test} />
              </span>
              <span className={styles.quiet}>
                {states[test.state]},{' '}
                <time dateTime={test.created_at} title={localMoment(test.created_at)}>
                  made {ago(test.created_at, now)}
                </time>
              </span>
            </li>
          ))}
        </ul>
      )}
      {made > latest.length && <p className={styles.quiet}>The last {latest.length} of them.</p>}
    </Card>
  );
}

function TestGrading({ test }: { test: Tests['latest'][number] }) {
  if (test.grading === null) return null;
  return (
    <Link to={`/admin/grade-tests/${test.slug}`}>
      {test.grading === 'waiting'
        ? 'To be graded'
        : `Graded${test.marks_obtained === null ? '' : `: ${test.marks_obtained} marks`}`}
    </Link>
  );
}
