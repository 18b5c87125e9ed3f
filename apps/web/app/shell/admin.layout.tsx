import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
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
          <AdminNavigation />
          <div className={styles.content}>
            <Outlet />
          </div>
        </div>
      </QueryClientProvider>
    </RouteGate>
  );
}

function AdminNavigation() {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On narrow screens it is a strip, of which only a part is seen. The page itself stays where it is.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!pathname || !bar.current || !current) return;
    const [seen, place] = [bar.current.getBoundingClientRect(), current.getBoundingClientRect()];
    bar.current.scrollLeft += place.left + place.width / 2 - (seen.left + seen.width / 2);
  }, [pathname]);
  return (
    <nav ref={bar} aria-label="Admin" className={styles.nav} data-print="hide">
      {adminSections.map((section) => (
        <div key={section.title} className={styles.section}>
          <p className={styles.title}>{section.title}</p>
          <ul className={`plain-list ${styles.list}`}>
            {section.links.map(({ to, others, also, label, Icon, end }) => (
              <li key={to}>
                <PlaceLink
                  to={others?.find((other) => other === pathname) ?? to}
                  end={end}
                  also={also}
                  className={styles.link}
                >
                  <Icon aria-hidden="true" />
                  {label}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
