import { Drawing, type DrawingProps } from './drawing.tsx';
import styles from './drawings.module.css';

const NITROGENS = [
  [104.5, 100.5],
  [140, 162],
  [214.5, 87.8],
  [214.5, 154.2],
] as const;

/** Caffeine, as a chemist draws it. */
export function MoleculeDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g transform="translate(-13 -17) scale(1.14)">
        <path className={styles.wash} d="M140 80L175.5 100.5V141.5L140 162L104.5 141.5V100.5Z" />
        <path className={styles.wash} d="M175.5 100.5L214.5 87.8L238.6 121L214.5 154.2L175.5 141.5Z" />
        <path d="M175.5 100.5L140 80L113.6 95.3M104.5 111V141.5L130.9 156.8M149.1 156.8L175.5 141.5V100.5L204.5 91.1M220.7 96.3L238.6 121L220.7 145.7M204.5 150.9L175.5 141.5" />
        <path d="M170.5 135.5V106.5M231.6 121L218.4 139.3" />
        <path d="M143 80V52.8M137 80V52.8M103 138.9L79.4 152.5M106 144.1L82.4 157.7" />
        <path className={styles.strong} d="M95.4 95.3L72.5 82.1M140 172.5V198.9M217.7 77.8L225.9 52.7" />
        {NITROGENS.map(([x, y]) => (
          <text key={`${x} ${y}`} className={`${styles.letter} ${styles.violetLetter}`} x={x} y={y}>
            N
          </text>
        ))}
        <text className={styles.letter} x="140" y="42.3">
          O
        </text>
        <text className={styles.letter} x="71.8" y="160.4">
          O
        </text>
      </g>
    </Drawing>
  );
}
