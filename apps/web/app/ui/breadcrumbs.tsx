import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = { label?: string; items: readonly { label: string; to: string }[] };

/** The way down to this page. The page itself isn't in it: its heading stands right below. */
export function Breadcrumbs({ label = 'You are in', items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-print="hide">
      <ol className={`plain-list ${styles.list}`}>
        {items.map((item, depth) => (
          <li key={item.to}>
            {depth > 0 && <ChevronRight aria-hidden="true" />}
            <Link to={item.to}>{item.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
