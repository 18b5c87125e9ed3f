import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** A lesson online: one board, two people, and the line where they agree. */
export function LessonDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={styles.paper} d="M46 40Q46 30 56 30H264Q274 30 274 40V172H46Z" />
      <path className={styles.paper} d="M26 172H294V180Q294 190 284 190H36Q26 190 26 180Z" />
      <path d="M138 172V177H182V172" />
      <path className={styles.fine} d="M64 148H196M84 160V48" />
      <path className={styles.dashed} d="M136 67V145" />
      <path className={styles.wash} d="M100.5 148Q136 -14 171.5 148Z" />
      <path className={styles.strong} d="M96 168Q136 -34 176 168" />
      <path d="M100 67H172" />
      <circle className={styles.point} cx="136" cy="67" r="4.5" />
      <path className={styles.fine} d="M206 42V160" />
      <path d="M218 96V92Q218 80 230 80H246Q258 80 258 92V96Z" />
      <circle className={styles.paper} cx="238" cy="62" r="12" />
      <path className={styles.wash} d="M218 154V150Q218 138 230 138H246Q258 138 258 150V154Z" />
      <path className={styles.strong} d="M218 154V150Q218 138 230 138H246Q258 138 258 150V154Z" />
      <circle className={styles.paper} cx="238" cy="120" r="12" />
      <path d="M233 63Q238 68 243 63M233 121Q238 126 243 121" />
      <path d="M160 206H64M256 206H200" />
    </Drawing>
  );
}
