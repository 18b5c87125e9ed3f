import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

const FRACTIONS = [
  { x: 84, y: 74, over: 3, under: 5 },
  { x: 84, y: 166, over: 2, under: 5 },
  { x: 190, y: 25, over: 2, under: 4 },
  { x: 190, y: 98, over: 2, under: 4 },
  { x: 190, y: 142, over: 3, under: 4 },
  { x: 190, y: 215, over: 1, under: 4 },
];

/** Two draws without replacement: the branches multiply to the bars on the right. */
export function TreeDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M38 120L138 178M138 178L240 144M138 178L240 212M138 62L240 28" />
      <path className={styles.strong} d="M38 120L138 62L240 96" />
      {FRACTIONS.map(({ x, y, over, under }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <text className={`${styles.letter} ${styles.small}`} y="-7">
            {over}
          </text>
          <path className={styles.fine} d="M-5 0H5" />
          <text className={`${styles.letter} ${styles.small}`} y="7.5">
            {under}
          </text>
        </g>
      ))}
      <circle className={styles.point} cx="38" cy="120" r="6" />
      <circle className={styles.point} cx="138" cy="62" r="6" />
      <circle className={styles.paper} cx="138" cy="178" r="5" />
      <circle className={styles.paper} cx="240" cy="28" r="5" />
      <circle className={styles.point} cx="240" cy="96" r="6" />
      <circle className={styles.paper} cx="240" cy="144" r="5" />
      <circle className={styles.paper} cx="240" cy="212" r="5" />
      <path d="M258 23h42v10h-42zM258 139h42v10h-42zM258 207h14v10h-14z" />
      <path className={styles.solid} d="M257 90h44v12h-44z" />
    </Drawing>
  );
}
