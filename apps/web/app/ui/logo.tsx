import styles from './logo.module.css';

/* Seven circles pass through one point; each petal is what a circle shows beside the next one. */
const PETALS =
  'M13.34 15.54A7.9 7.9 0 1 1 20.16 1.38A9.9 9.9 0 0 0 13.34 15.54ZM14.7 13.63A7.9 7.9 0 1 1 30.02 10.14A9.9 9.9 0 0 0 14.7 13.63ZM17.04 13.51A7.9 7.9 0 1 1 29.33 23.31A9.9 9.9 0 0 0 17.04 13.51ZM18.6 15.26A7.9 7.9 0 1 1 18.6 30.97A9.9 9.9 0 0 0 18.6 15.26ZM18.2 17.57A7.9 7.9 0 1 1 5.91 27.37A9.9 9.9 0 0 0 18.2 17.57ZM16.14 18.7A7.9 7.9 0 1 1 0.82 15.2A9.9 9.9 0 0 0 16.14 18.7ZM13.98 17.79A7.9 7.9 0 1 1 7.16 3.64A9.9 9.9 0 0 0 13.98 17.79Z';

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
