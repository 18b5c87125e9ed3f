import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** A number is in pixels; text is any CSS length. */
  width?: number | string;
  height?: number | string;
  lines?: number;
};

export function Skeleton({ width, height, lines }: SkeletonProps) {
  if (lines === undefined) {
    return <span className={styles.block} style={{ width, height }} aria-hidden="true" />;
  }
  return (
    <span className={styles.lines} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}

type SkeletonPageProps = { children: ReactNode; label?: string };

export function SkeletonPage({ children, label = 'Loading…' }: SkeletonPageProps) {
  return (
    <div aria-busy="true" className={styles.page}>
      <span role="status" className="visually-hidden">
        {label}
      </span>
      {children}
    </div>
  );
}
