import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** A paper half written, and the clock that runs beside it. */
export function TimedPaperDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={styles.fine} d="M92 40L98 28H226Q234 28 234 36V196L224 202" />
      <path
        className={styles.paper}
        d="M72 48Q72 40 80 40H208Q216 40 216 48V212Q216 220 208 220H80Q72 220 72 212Z"
      />
      <path className={styles.fine} d="M92 92H196M92 112H196M92 132H196M92 152H196M92 172H196M92 192H150" />
      <path d="M92 62H148" />
      <path className={styles.strong} d="M94 107C104 78 112 78 122 107S141 130 150 107S164 90 170 100" />
      <path className={styles.strips} d="M94 128H138M94 148H124" />
      <circle className={styles.paper} cx="222" cy="150" r="46" />
      <path className={styles.wash} d="M222 150V112A38 38 0 0 1 254.9 169Z" />
      <circle cx="222" cy="150" r="46" />
      <path className={styles.fine} d="M222 110v5M262 150h-5M222 190v-5M182 150h5" />
      <path d="M222 104V96M214 94H230M255.5 118.5L260 114" />
      <path className={styles.strong} d="M222 150V118M222 150L245 163.3" />
      <circle className={styles.point} cx="222" cy="150" r="4.5" />
    </Drawing>
  );
}
