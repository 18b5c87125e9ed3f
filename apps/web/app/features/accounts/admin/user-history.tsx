import { planKeys } from '@sevenfold/contract/billing/plans';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { localMoment, longDate } from '~/lib/dates.ts';
import { Card } from '~/ui/card.tsx';
import styles from './user.module.css';
import { planNames } from './user-words.ts';

const grantedWords = (after: Readonly<Record<string, unknown>> | null) =>
  `${planKeys.flatMap((key) => (key === after?.plan ? planNames[key] : [])).join()}${
    typeof after?.until === 'string' ? ` until ${longDate(after.until)}` : ', without end'
  }`;

/** What staff did to the account, from the log. */
export function UserHistory({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['admin', 'users', 'history', id],
    queryFn: () => api('GET /api/admin/audit', { query: { kind: 'user', id, pageSize: '50' } }),
  });
  return (
    <Card as="section" padding="md" aria-labelledby="history-heading">
      <h2 id="history-heading" className={styles.title}>
        What staff did
      </h2>
      <Loaded query={query} what="the history" height="4rem">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={styles.none}>Nothing yet.</p>
          ) : (
            <ul className={`plain-list ${styles.lines}`}>
              {rows.map((entry) => (
                <li key={entry.id}>
                  <span>
                    {entry.action.slice(0, 1).toUpperCase() + entry.action.slice(1)}
                    {typeof entry.after?.role === 'string' && ` to ${entry.after.role}`}
                    {entry.action === 'grant plan' && `: ${grantedWords(entry.after)}`}
                  </span>
                  <span className={styles.quiet}>
                    {entry.actor.name}, <time dateTime={entry.at}>{localMoment(entry.at)}</time>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
