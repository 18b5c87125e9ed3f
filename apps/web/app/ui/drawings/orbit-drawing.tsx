import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** Kepler's second law: the two sectors are swept in equal times and have equal areas. */
export function OrbitDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={styles.dashed} d="M34 120H286" />
      <path className={styles.wash} d="M73.9 120L64.3 179.9A126 92 0 0 1 64.3 60.1Z" />
      <path className={styles.wash} d="M73.9 120L284.4 105.6A126 92 0 0 1 284.4 134.4Z" />
      <path className={styles.strips} d="M64.3 179.9L73.9 120L64.3 60.1M284.4 105.6L73.9 120L284.4 134.4" />
      <ellipse cx="160" cy="120" rx="126" ry="92" />
      <path
        className={styles.strong}
        d="M64.3 179.9A126 92 0 0 1 64.3 60.1M284.4 105.6A126 92 0 0 1 284.4 134.4"
      />
      <circle className={styles.fine} cx="73.9" cy="120" r="17" />
      <circle className={styles.solid} cx="73.9" cy="120" r="9.5" />
      <circle className={styles.fine} cx="246.1" cy="120" r="2.5" />
      <circle className={`${styles.fine} ${styles.paper}`} cx="237.6" cy="47.5" r="16" />
      <circle className={styles.solidInk} cx="237.6" cy="47.5" r="6.5" />
      <circle className={`${styles.solidInk} ${styles.paper}`} cx="226.3" cy="36.2" r="3.5" />
      <circle className={styles.solidInk} cx="226.3" cy="36.2" r="2.25" />
      <path d="M251.5 55.4L275.8 69.4M267.5 69.6L275.8 69.4L271.9 62.1" />
    </Drawing>
  );
}
