import type { CSSProperties } from 'react';
import styles from './rows.module.css';

type DropLineProps = {
  /** Of the row that would draw it, and of the last of all. */
  index: number;
  last: number;
  gap: number;
  depth?: number;
  refusal?: string | undefined;
};

/** Where a dragged row would land: above this one, or below the last. */
export function DropLine({ index, last, gap, depth = 1, refusal }: DropLineProps) {
  const edge = gap === index ? 'top' : index === last && gap > last ? 'bottom' : undefined;
  if (!edge) return null;
  return (
    <span
      className={styles.gap}
      data-edge={edge}
      data-refused={refusal ? true : undefined}
      style={{ '--drop-depth': depth } as CSSProperties}
    >
      {refusal && <span className={styles.refusal}>{refusal}</span>}
    </span>
  );
}
