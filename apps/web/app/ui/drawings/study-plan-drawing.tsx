import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

const SESSIONS = [
  { x: 76, y: 92 },
  { x: 140, y: 92 },
  { x: 76, y: 128 },
  { x: 172, y: 128 },
  { x: 108, y: 164 },
];
const TESTS = [92, 128, 164];

/** Three weeks: a session or two in each, and a test at the end that shows what has stayed. */
export function StudyPlanDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className={styles.paper}
        d="M48 52Q48 42 58 42H262Q272 42 272 52V200Q272 210 262 210H58Q48 210 48 200Z"
      />
      <path d="M48 76H272M96 34V50M160 34V50M224 34V50" />
      <path className={styles.fine} d="M60 120H260M60 156H260M60 192H200" />
      {SESSIONS.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect className={styles.wash} x={x} y={y} width="24" height="20" rx="4" />
          <rect x={x} y={y} width="24" height="20" rx="4" />
        </g>
      ))}
      {TESTS.map((y) => (
        <g key={y}>
          <circle className={styles.fine} cx="240" cy={y + 10} r="12" />
          <path className={styles.strong} d={`M234 ${y + 10}L238.5 ${y + 15}L247 ${y + 5}`} />
        </g>
      ))}
    </Drawing>
  );
}
