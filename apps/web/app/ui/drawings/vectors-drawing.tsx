import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

const COLUMNS = [52, 88, 124, 160, 196, 232, 268];
const ROWS = [30, 66, 102, 138, 174, 210];

/** Two vectors and their sum across the parallelogram. */
export function VectorsDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g className={styles.dots}>
        {ROWS.flatMap((y) => COLUMNS.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />))}
      </g>
      <path className={styles.wash} d="M52 210L196 174L268 30L124 66Z" />
      <path className={styles.dashed} d="M124 66L268 30L196 174" />
      <path d="M52 210L196 174M186 171.2L196 174L188.7 181.3" />
      <path d="M52 210L124 66M115.8 72.9L124 66L124.3 76.7" />
      <path className={styles.fine} d="M93.1 199.7A42.4 42.4 0 0 0 83.1 181" />
      <path className={styles.strong} d="M52 210L268 30M255.6 33.2L268 30L262.6 41.6" />
      <circle className={styles.point} cx="52" cy="210" r="4.5" />
      <text className={styles.letter} x="132" y="207">
        a
      </text>
      <text className={styles.letter} x="77" y="131">
        b
      </text>
      <text className={`${styles.letter} ${styles.violetLetter}`} x="146" y="105">
        a + b
      </text>
    </Drawing>
  );
}
