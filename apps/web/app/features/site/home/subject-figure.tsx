import styles from './subject-figure.module.css';

type Figure = 'wave' | 'plane' | 'scatter' | 'network';

/** Roots of unity: seven of them. */
const roots = [0, 1, 2, 3, 4, 5, 6].map((turn) => {
  const angle = (turn * 2 * Math.PI) / 7;
  return [(100 + 46 * Math.cos(angle)).toFixed(1), (60 - 46 * Math.sin(angle)).toFixed(1)] as const;
});

const measured = [
  [32, 92],
  [46, 80],
  [58, 88],
  [74, 70],
  [90, 72],
  [102, 56],
  [118, 60],
  [132, 44],
  [150, 46],
  [164, 28],
] as const;

const nodes = [
  [40, 60],
  [84, 24],
  [88, 94],
  [130, 58],
  [166, 26],
  [164, 92],
] as const;

/** What each course is about, in one figure. */
export function SubjectFigure({ figure }: { figure: Figure }) {
  return (
    <svg viewBox="0 0 200 120" className={styles.figure} aria-hidden="true">
      {figure === 'wave' && (
        <>
          <path d="M12 60h178M26 108V12" />
          <path className={styles.fine} d="M26 22h160M26 98h160" />
          <path className={styles.strong} d="M26 60c19-51 27-51 40 0s21 51 40 0 27-51 40 0 21 51 40 0" />
          <circle className={styles.point} cx="46.5" cy="21.8" r="4" />
        </>
      )}
      {figure === 'plane' && (
        <>
          <path d="M30 60h142M100 112V8" />
          <circle className={styles.fine} cx="100" cy="60" r="46" />
          <path className={styles.strong} d={`M${roots.map((root) => root.join(' ')).join('L')}Z`} />
          {roots.map(([x, y]) => (
            <circle key={`${x} ${y}`} className={styles.point} cx={x} cy={y} r="3.5" />
          ))}
        </>
      )}
      {figure === 'scatter' && (
        <>
          <path d="M12 108h178M20 112V12" />
          <path className={styles.strong} d="M24 98L178 26" />
          {measured.map(([x, y]) => (
            <circle key={x} className={styles.point} cx={x} cy={y} r="3.5" />
          ))}
        </>
      )}
      {figure === 'network' && (
        <>
          <path d="M40 60L84 24L130 58L88 94ZM84 24L88 94M130 58L166 26M130 58L164 92M88 94L164 92M84 24L166 26" />
          <path className={styles.strong} d="M40 60L84 24L130 58L164 92" />
          {nodes.map(([x, y]) => (
            <circle key={`${x} ${y}`} className={styles.point} cx={x} cy={y} r="6" />
          ))}
        </>
      )}
    </svg>
  );
}
