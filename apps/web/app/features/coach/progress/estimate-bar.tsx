import styles from './estimate-bar.module.css';

type EstimateBarProps = { share: number; low: number; high: number };

const [width, height] = [100, 8];

/** A line from nothing to everything: where the estimate may lie, and where it lies most likely. Words stand beside it. */
export function EstimateBar({ share, low, high }: EstimateBarProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={styles.bar}
      aria-hidden="true"
    >
      <rect className={styles.track} width={width} height={height} rx="1" />
      <rect
        className={styles.range}
        x={low * width}
        width={Math.max(1, (high - low) * width)}
        height={height}
      />
      <rect className={styles.point} x={Math.min(width - 1.6, share * width)} width="1.6" height={height} />
    </svg>
  );
}
