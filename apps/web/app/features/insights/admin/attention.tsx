import { ArrowRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { timeSince } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import type { Answer } from '~/lib/api-call.ts';
import { timeLeft } from '~/lib/time-left.rules.ts';
import styles from './dashboard.module.css';

type Item = Answer<'GET /api/admin/overview'>['attention'][number];

const words: Readonly<Record<Item['kind'], { title: string; to: string; since: string }>> = {
  grading: { title: 'Tests to grade', to: '/admin/grade-tests', since: 'First waits for' },
  doubts: { title: 'Unanswered doubts', to: '/admin/user-doubts?state=unanswered', since: 'Longest wait' },
  reports: { title: 'Reported questions', to: '/admin/reported-questions', since: 'Oldest report' },
  payments: { title: 'Payments to look at', to: '/admin/payments?state=open', since: 'Oldest' },
  jobs: { title: 'Jobs in trouble', to: '/admin/jobs', since: 'Oldest' },
  locked: { title: 'Locked accounts', to: '/admin/users?state=locked', since: 'First locked for' },
};

/** What waits for somebody, each with the way to where it is done. */
export function Attention({ items }: { items: readonly Item[] }) {
  const now = useNow();
  return (
    <section aria-labelledby="attention-heading" className={styles.attention}>
      <h2 id="attention-heading">What needs attention</h2>
      <ul className={`plain-list ${styles.items}`}>
        {items.map((item) => (
          <li key={item.kind}>
            <Link to={words[item.kind].to} className={styles.item} data-state={urgency(item)}>
              <span className={styles.count}>{item.count}</span>
              <span className={styles.what}>
                {words[item.kind].title}
                <span className={styles.since}>
                  <Wait item={item} now={now} />
                </span>
              </span>
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const urgency = ({ count, due }: Item) => (count === 0 ? 'clear' : due && due.late > 0 ? 'late' : 'waiting');

function Wait({ item: { kind, count, oldest_at, due }, now }: { item: Item; now: number }) {
  if (count === 0) {
    return (
      <>
        <CircleCheck aria-hidden="true" />
        Nothing waits
      </>
    );
  }
  if (due) {
    const first = `The first: ${timeLeft(due.at, new Date(now)).text}`;
    return due.late > 0 ? `${due.late} late. ${first}` : first;
  }
  return oldest_at && `${words[kind].since}: ${timeSince(oldest_at, now)}`;
}
