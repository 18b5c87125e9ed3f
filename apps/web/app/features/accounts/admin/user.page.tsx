import { avatarInitial, displayName } from '@sevenfold/contract/accounts/user';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useParams } from 'react-router';
import { BackLink } from '~/lib/admin/back-link.tsx';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Page } from '~/ui/page.tsx';
import type { Route } from './+types/user.page.ts';
import { AccountState } from './account-state.tsx';
import styles from './user.module.css';
import { UserActions } from './user-actions.tsx';
import { UserBilling } from './user-billing.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHistory } from './user-history.tsx';
import { UserSignIns } from './user-sign-ins.tsx';
import { UserTests } from './user-tests.tsx';
import { planNames, roleNames } from './user-words.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('User'), description: 'One account.', path: '/admin/users', noIndex: true },
    args,
  );

export default function UserPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['admin', 'users', 'one', id],
    queryFn: () => api('GET /api/admin/users/:id', { params: { id } }),
  });
  return (
    <Page width="full">
      <BackLink to="/admin/users">All users</BackLink>
      <Loaded query={query} what="the user">
        {(details) => {
          const { user } = details;
          return (
            <>
              <header className={styles.header}>
                <Avatar initial={avatarInitial(user)} size="lg" />
                <div className={styles.headings}>
                  <h1>{displayName(user)}</h1>
                  <p className={styles.badges}>
                    <Badge tone={user.role_id === 3 ? 'neutral' : 'violet'}>{roleNames[user.role_id]}</Badge>
                    <Badge tone={user.plan === 'free' ? 'neutral' : 'gold'}>{planNames[user.plan]}</Badge>
                    <AccountState user={user} />
                  </p>
                </div>
                <ButtonLink
                  to={`/admin/students/${user.id}/progress`}
                  variant="secondary"
                  size="sm"
                  icon={<ChartNoAxesColumn aria-hidden="true" />}
                >
                  Progress
                </ButtonLink>
              </header>
              <div className={styles.columns}>
                <div className={styles.column}>
                  <UserFacts details={details} />
                  <UserBilling user={user} billing={details.billing} />
                  <UserTests tests={details.tests} />
                  <UserSignIns details={details} />
                  <UserHistory id={user.id} />
                </div>
                <UserActions key={user.id} user={user} sessions={details.sessions.length} />
              </div>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
