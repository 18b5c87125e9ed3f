import styles from './bar-chart.module.css';

type BarChartProps = {
  /** Read out instead of the drawing, and heads the table. */
  label: string;
  /** Of the first column of the table: 'Day'. */
  unit: string;
  points: readonly { readonly label: string; readonly value: number }[];
  /** Values in words; plain numbers without it. */
  format?: (value: number) => string;
};

const [width, height, gap] = [320, 72, 0.25];

/** Bars for the eye, and the same numbers as a table for whoever wants or needs them. */
export function BarChart({ label, unit, points, format = String }: BarChartProps) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = width / Math.max(1, points.length);
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.chart}
        aria-hidden="true"
      >
        <path d={`M0 ${height - 0.5}H${width}`} className={styles.axis} />
        {points.map((point, place) => {
          const tall = (point.value / most) * (height - 4);
          return (
            <g key={point.label} className={styles.bar}>
              <title>{`${point.label}: ${format(point.value)}`}</title>
              <rect x={place * step} width={step} y={0} height={height} className={styles.reach} />
              <rect
                x={place * step + (step * gap) / 2}
                width={step * (1 - gap)}
                y={height - tall}
                height={tall}
                rx={Math.min(1.5, step / 4)}
              />
            </g>
          );
        })}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{points.at(0)?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </div>
      <details className={styles.table}>
        <summary>Show as a table</summary>
        <div className={styles.scroll}>
          <table>
            <caption className="visually-hidden">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                <th scope="col">{label}</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.label}>
                  <th scope="row">{point.label}</th>
                  <td>{format(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
