import { counted } from '@sevenfold/contract/platform/counted.rules';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { useNow } from '~/lib/admin/use-now.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { Card } from '~/ui/card.tsx';
import styles from './user.module.css';

export type UserDetails = Answer<'GET /api/admin/users/:id'>;

export function UserFacts({ details: { user, doubts } }: { details: UserDetails }) {
  const now = useNow();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'E-mail',
      <a key="mail" href={`mailto:${user.email}`}>
        {user.email}
      </a>,
    ],
    ['Username', user.username],
    ['Phone', user.phone],
    ['Country', user.country],
    ['School', user.school],
    ['Year', user.ib_year],
    ['Course', user.math_course],
    ['Signed up', localMoment(user.created_at)],
    ['Last seen', user.last_seen_at && ago(user.last_seen_at, now)],
    [
      'Doubts',
      doubts.asked === 0 ? null : (
        <Link key="doubts" to={`/admin/user-doubts?q=${encodeURIComponent(user.email)}`}>
          {counted(doubts.asked, 'thread')}
          {doubts.waiting > 0 && `, ${doubts.waiting} unanswered`}
        </Link>
      ),
    ],
  ];
  return (
    <Card as="section" padding="md" aria-labelledby="profile-heading">
      <h2 id="profile-heading" className={styles.title}>
        Profile
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <span className={styles.none}>–</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
