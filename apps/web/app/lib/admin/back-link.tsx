import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back-link.module.css';

/** Above a page about one of many: where they all are. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <p className={styles.back}>
    <Link to={to}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  </p>
);
