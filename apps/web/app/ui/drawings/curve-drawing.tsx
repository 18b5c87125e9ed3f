import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** A cubic, the area under it from its maximum on, and the tangent where it climbs again. */
export function CurveDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={styles.wash} d="M113.5 200V93.9C142.1 93.9 170.6 128.5 199.2 143V200Z" />
      <path
        className={styles.strips}
        d="M113.5 200V93.9M125.8 200V95.8M138 200V101.1M150.2 200V108.6M162.5 200V117.6M174.7 200V126.9M187 200V135.7M199.2 200V143"
      />
      <path d="M24 200H302M48 224V24" />
      <path d="M296 195.5L302 200L296 204.5M43.5 30L48 24L52.5 30" />
      <path className={styles.fine} d="M113.5 200v5M199.2 200v5M252.1 200v5M43 93.9h5" />
      <path className={styles.dashed} d="M52 93.9H109M252.1 140V197" />
      <path d="M208 182.2L302.5 78.7" />
      <path className={styles.strong} d="M40.4 203.4C124.9 -89 209.3 329.3 293.7 44" />
      <circle className={styles.point} cx="113.5" cy="93.9" r="4.5" />
      <circle className={styles.point} cx="252.1" cy="133.9" r="4.5" />
    </Drawing>
  );
}
