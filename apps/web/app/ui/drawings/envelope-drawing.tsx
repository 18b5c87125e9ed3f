import { Mark } from '../logo.tsx';
import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

/** An open envelope with our letter coming out. */
export function EnvelopeDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={styles.paper} d="M64 104L154 43.3Q160 39.3 166 43.3L256 104" />
      <path className={styles.wash} d="M64 104L154 43.3Q160 39.3 166 43.3L256 104Z" />
      <path className={styles.paper} d="M90 184V40Q90 32 98 32H222Q230 32 230 40V184Z" />
      <g transform="translate(106 48)">
        <Mark size={26} className={styles.solid} />
      </g>
      <path className={styles.fine} d="M142 56H212M142 66H190M106 90H214M106 103H214M106 116H186" />
      <path
        className={styles.paper}
        d="M64 104V204Q64 214 74 214H246Q256 214 256 204V104L167 163.3Q160 168 153 163.3Z"
      />
      <path d="M67 211L140 154.6M253 211L180 154.6" />
      <path className={styles.strong} d="M64 104L153 163.3Q160 168 167 163.3L256 104" />
    </Drawing>
  );
}
