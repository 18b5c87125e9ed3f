import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** A lever at rest: three times the weight at a third of the distance. */
export function LeverDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={styles.fine} d="M40 206H280" />
      <path className={styles.wash} d="M120 134L92 206H148Z" />
      <path d="M120 134L92 206H148Z" />
      <path className={styles.strong} d="M48 130H290" />
      <path className={styles.paper} d="M50 126V84H92V126ZM71 84V42H113V84ZM50 84V42H71" />
      <path className={styles.paper} d="M50 126V84H92V126Z" />
      <path className={styles.paper} d="M50 84V42H92V84Z" />
      <path className={styles.paper} d="M92 126V84H134V126Z" />
      <path className={styles.paper} d="M244 126V84H286V126Z" />
      <path className={styles.strips} d="M58 118L84 92M58 76L84 50M100 118L126 92M252 118L278 92" />
      <path className={styles.dashed} d="M120 150H68M120 150H265" />
      <circle className={styles.point} cx="120" cy="131" r="4.5" />
    </Drawing>
  );
}
