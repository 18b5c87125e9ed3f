import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { createQueryClient } from '~/lib/query.ts';
import { PlaceLink } from '~/ui/place-link.tsx';
import type { Route } from './+types/admin.layout.ts';
import styles from './admin.module.css';
import { adminSections } from './admin-sections.ts';
import { RouteGate } from './route-gate.tsx';

export { sameForRoute as headers } from '~/lib/public-page.ts';

/** Pages below name themselves; what is found by a search engine is up to nobody here. */
export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    { title: titled('Admin'), description: 'For the staff of the academy.', path: '/admin/', noIndex: true },
    args,
  );

export default function AdminLayout() {
  const [client] = useState(createQueryClient);
  return (
    <RouteGate group="staff">
      <QueryClientProvider client={client}>
        <div className={styles.frame}>
          <nav aria-label="Admin" className={styles.nav} data-print="hide">
            {adminSections.map((section) => (
              <div key={section.title} className={styles.section}>
                <p className={styles.title}>{section.title}</p>
                <ul className={`plain-list ${styles.list}`}>
                  {section.links.map(({ to, label, Icon, end }) => (
                    <li key={to}>
                      <PlaceLink to={to} end={end} className={styles.link}>
                        <Icon aria-hidden="true" />
                        {label}
                      </PlaceLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className={styles.content}>
            <Outlet />
          </div>
        </div>
      </QueryClientProvider>
    </RouteGate>
  );
}
