import styles from './progress-bar.module.css';

type ProgressBarProps = { value: number; label: string; showLabel?: boolean };

export function ProgressBar({ value, label, showLabel = false }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div>
      {showLabel && (
        <div className={styles.row} aria-hidden="true">
          <span>{label}</span>
          <span className={styles.percent}>{percent}%</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
