import type { ReactNode } from 'react';
import styles from './needs-script.module.css';

/** Seen where scripts are off: what needs them, and what can be had without. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={styles.note}>{children}</p>
    </noscript>
  );
}
