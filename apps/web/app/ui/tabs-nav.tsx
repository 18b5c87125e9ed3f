import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PlaceLink } from './place-link.tsx';
import styles from './tabs-nav.module.css';

type TabsNavProps = {
  label: string;
  items: readonly { to: string; label: string; end?: boolean; badge?: ReactNode }[];
};

export function TabsNav({ label, items }: TabsNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  /* On a phone the current tab may lie beyond the edge. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path moves aria-current, which is read from the DOM
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`[aria-current='page']`);
    if (nav.current && current) {
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
    }
  }, [pathname]);

  return (
    <nav ref={nav} aria-label={label} className={styles.nav} data-print="hide">
      <ul className={`plain-list ${styles.list}`}>
        {items.map((item) => (
          <li key={item.label}>
            <PlaceLink to={item.to} end={item.end} className={styles.tab} preventScrollReset>
              {item.label}
              {item.badge !== undefined && <span className={styles.badge}>{item.badge}</span>}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
