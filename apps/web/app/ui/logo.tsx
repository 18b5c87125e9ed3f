import styles from './logo.module.css';

/* Seven circles pass through one point; each petal is what a circle shows beside the next one. */
const PETALS =
  '';

type MarkProps = { size?: number; className?: string };

export function Mark({ size = 24, className }: MarkProps) {
  return (
    <svg
      className={className ?? styles.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={PETALS} />
    </svg>
  );
}

type LogoProps = { size?: 'md' | 'lg' };

export function Logo({ size = 'md' }: LogoProps) {
  return (
    <span className={size === 'lg' ? `${styles.logo} ${styles.lg}` : styles.logo}>
      <Mark size={size === 'lg' ? 34 : 26} />
      <span>Sevenfold</span>
    </span>
  );
}
