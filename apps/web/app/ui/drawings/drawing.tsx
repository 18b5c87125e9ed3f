import type { ReactNode } from 'react';
import styles from './drawings.module.css';

export type DrawingProps = { className?: string };

/** The common sheet: 320 by 240, decoration for readers. */
export function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 240"
      aria-hidden="true"
      className={[styles.drawing, className].filter(Boolean).join(' ')}
    >
      {children}
    </svg>
  );
}
