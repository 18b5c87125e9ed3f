import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from '~/lib/query.ts';
import { Page } from '~/ui/page.tsx';
import { TabsNav } from '~/ui/tabs-nav.tsx';
import styles from './coach.module.css';

const tabs = [
  { to: '/today', label: 'Today' },
  { to: '/progress', label: 'Progress', end: true },
  { to: '/mistakes', label: 'Mistakes' },
  { to: '/progress/settings', label: 'Settings' },
] as const;

export default function CoachLayout() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Page>
        <div className={styles.tabs}>
          <TabsNav label="Your studies" items={tabs} />
        </div>
        <Outlet />
      </Page>
    </QueryClientProvider>
  );
}
