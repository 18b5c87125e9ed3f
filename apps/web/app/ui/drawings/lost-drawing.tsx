import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** A curve on its way to 404, or to where something else ended, which it will never reach. */
export function LostDrawing({ goal = '404', ...props }: DrawingProps & { goal?: string }) {
  return (
    <Drawing {...props}>
      <path d="M28 200H302M52 222V28" />
      <path d="M296 195.5L302 200L296 204.5M47.5 34L52 28L56.5 34" />
      <path className={styles.fine} d="M98 200v5M144 200v5M190 200v5M236 200v5M47 68h5" />
      <path className={styles.strongDashed} d="M60 68H302" />
      <text className={`${styles.letter} ${styles.violetLetter}`} x="29" y="68">
        {goal}
      </text>
      <path d="M52 200C62.7 169.2 73.5 148.8 84.2 133.5C98 113.9 111.8 102.6 125.6 94.7C133.4 90.2 145 84.6 157.8 81.2" />
      <path
        className={styles.dashed}
        d="M157.8 81.2C168.5 78 179 76 190 74.6C223.7 69.8 257.5 70.6 291.2 70.2"
      />
      <path className={styles.dashed} d="M157.8 90V196" />
      <circle className={styles.fine} cx="157.8" cy="81.2" r="13" />
      <circle className={styles.point} cx="157.8" cy="81.2" r="5" />
    </Drawing>
  );
}
