import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const ROWS = [0, 1, 2];
const CHOSEN = { column: 4, row: 1 };

/** Twenty-one applied, one is chosen: fewer than five in a hundred. */
export function ChosenFewDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const [x, y] = [46 + column * 38, 62 + row * 58];
          const isChosen = column === CHOSEN.column && row === CHOSEN.row;
          return (
            <g key={`${column} ${row}`}>
              {isChosen && <circle className={styles.wash} cx={x} cy={y + 4} r="29" />}
              <path
                className={isChosen ? styles.strong : styles.fine}
                d={`M${x - 12} ${y + 24}V${y + 21}Q${x - 12} ${y + 12} ${x - 3} ${y + 12}H${x + 3}Q${x + 12} ${y + 12} ${x + 12} ${y + 21}V${y + 24}Z`}
              />
              <circle className={isChosen ? styles.solid : styles.fine} cx={x} cy={y} r="7.5" />
            </g>
          );
        }),
      )}
    </Drawing>
  );
}
