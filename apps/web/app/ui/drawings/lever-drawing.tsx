import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** A lever at rest: three times the weight at a third of the distance. */
export function LeverDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={styles.fine} d="M30 216H296" />
      <path className={styles.wash} d="M118 152L90 216H146Z" />
      <path d="M118 152L90 216H146Z" />
      <path
        className={styles.paper}
        d="M50 114H86V150H50ZM50 78H86V114H50ZM50 42H86V78H50ZM250 114H286V150H250Z"
      />
      <path className={styles.strips} d="M57 143L79 121M57 107L79 85M57 71L79 49M257 143L279 121" />
      <path className={styles.dashed} d="M68 168V182M268 168V182M68 175H108M130 175H268" />
      <path className={styles.strong} d="M40 151H296" />
      <circle className={styles.point} cx="118" cy="151" r="5" />
    </Drawing>
  );
}
