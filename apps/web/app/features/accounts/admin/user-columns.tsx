import { avatarInitial, displayName } from '@sevenfold/contract/accounts/user';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { localMoment } from '~/lib/dates.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import { AccountState } from './account-state.tsx';
import { type AdminUser, planNames, roleNames } from './user-words.ts';
import styles from './users.module.css';

const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const userColumns = (now: number): readonly DataColumn<AdminUser>[] => [
  {
    key: 'name',
    label: 'Name',
    sort: 'name',
    role: 'main',
    cell: (user) => (
      <span className={styles.person}>
        <Avatar initial={avatarInitial(user)} size="sm" />
        <span className={styles.names}>
          <Link to={`/admin/users/${user.id}`}>{displayName(user)}</Link>
          <span className={styles.quiet}>{user.email}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'role',
    label: 'Role',
    cell: ({ role_id }) =>
      role_id === 3 ? roleNames[role_id] : <Badge tone="violet">{roleNames[role_id]}</Badge>,
  },
  { key: 'state', label: 'State', cell: (user) => <AccountState user={user} /> },
  {
    key: 'plan',
    label: 'Plan',
    cell: ({ plan }) =>
      plan === 'free' ? (
        <span className={styles.quiet}>{planNames[plan]}</span>
      ) : (
        <Badge tone="gold">{planNames[plan]}</Badge>
      ),
  },
  {
    key: 'created',
    label: 'Signed up',
    sort: 'created',
    first: 'desc',
    cell: ({ created_at }) => (
      <time dateTime={created_at} className={styles.when}>
        {shortDate.format(new Date(created_at))}
      </time>
    ),
  },
  {
    key: 'seen',
    label: 'Last seen',
    sort: 'seen',
    first: 'desc',
    cell: ({ last_seen_at }) =>
      last_seen_at ? (
        <time dateTime={last_seen_at} title={localMoment(last_seen_at)} className={styles.when}>
          {ago(last_seen_at, now)}
        </time>
      ) : (
        <span className={styles.quiet}>Not lately</span>
      ),
  },
];
