import styles from './grade-scale.module.css';

type GradeScaleProps = { low: number; high: number; likeliest: number };

const grades = [1, 2, 3, 4, 5, 6, 7] as const;
const [step, gap, tall] = [40, 4, 34];

/** The seven grades in a row; those among which the estimate lies are filled, the likeliest most. For the eye alone. */
export function GradeScale({ low, high, likeliest }: GradeScaleProps) {
  return (
    <svg
      viewBox={`0 0 ${grades.length * step - gap} ${tall}`}
      className={styles.scale}
      aria-hidden="true"
      focusable="false"
    >
      {grades.map((grade, place) => (
        <g
          key={grade}
          data-look={grade === likeliest ? 'likeliest' : grade >= low && grade <= high ? 'in' : 'out'}
        >
          <rect x={place * step} width={step - gap} height={tall} rx="6" />
          <text x={place * step + (step - gap) / 2} y={tall / 2 + 5.5}>
            {grade}
          </text>
        </g>
      ))}
    </svg>
  );
}
