import { ArrowRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { timeSince } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import type { Answer } from '~/lib/api-call.ts';
import styles from './dashboard.module.css';

type Item = Answer<'GET /api/admin/overview'>['attention'][number];

const words: Readonly<Record<Item['kind'], { title: string; to: string; since: string }>> = {
  grading: { title: 'Tests to grade', to: '/admin/grade-tests', since: 'First waits for' },
  doubts: { title: 'Unanswered doubts', to: '/admin/user-doubts?state=unanswered', since: 'Longest wait' },
  reports: { title: 'Reported questions', to: '/admin/reported-questions', since: 'Oldest report' },
  locked: { title: 'Locked accounts', to: '/admin/users?state=locked', since: 'First locked for' },
  payments: { title: 'Payments to look at', to: '/admin/payments', since: 'Oldest' },
  jobs: { title: 'Failed jobs', to: '/admin/audit', since: 'Oldest' },
};

/** What waits for somebody, each with the way to where it is done. */
export function Attention({ items }: { items: readonly Item[] }) {
  const now = useNow();
  return (
    <section aria-labelledby="attention-heading" className={styles.attention}>
      <h2 id="attention-heading">What needs attention</h2>
      <ul className={`plain-list ${styles.items}`}>
        {items.map(({ kind, count, oldest_at }) => {
          const { title, to, since } = words[kind];
          return (
            <li key={kind}>
              <Link to={to} className={styles.item} data-clear={count === 0 || undefined}>
                <span className={styles.count}>{count}</span>
                <span className={styles.what}>
                  {title}
                  <span className={styles.since}>
                    {count > 0 && oldest_at ? (
                      `${since}: ${timeSince(oldest_at, now)}`
                    ) : (
                      <>
                        <CircleCheck aria-hidden="true" />
                        Nothing waits
                      </>
                    )}
                  </span>
                </span>
                <ArrowRight aria-hidden="true" className={styles.arrow} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
