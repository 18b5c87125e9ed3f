import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { createQueryClient } from '~/lib/query.ts';
import { AlertBadge } from '~/ui/badge.tsx';
import { Page, PageHeader } from '~/ui/page.tsx';
import { TabsNav } from '~/ui/tabs-nav.tsx';

const root = '/account-details';

export default function AccountDetailsLayout() {
  const [client] = useState(createQueryClient);
  const { pathname } = useLocation();
  const unverified = useAuth((state) => state.user?.verified === false);
  // The profile also stands at the root, where its tab has to look current.
  const profile = pathname.replace(/\/+$/, '') === root ? root : `${root}/profile-details`;
  return (
    <QueryClientProvider client={client}>
      <Page>
        <PageHeader title="Account details" />
        <TabsNav
          label="Account details"
          items={[
            {
              to: profile,
              label: 'Profile',
              end: true,
              badge: unverified ? <AlertBadge text="Your e-mail is not verified" /> : undefined,
            },
            { to: `${root}/membership`, label: 'Membership' },
            { to: `${root}/orders`, label: 'Orders' },
          ]}
        />
        <Outlet />
      </Page>
    </QueryClientProvider>
  );
}
