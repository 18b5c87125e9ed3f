import styles from './drawings.module.css';

const TURNS = [0, 1, 2, 3, 4, 5, 6];
const RADII = [98, 84, 70, 56];

/** The mark at rest: seven circles through one point, four times over. Takes the colour of its text. */
export function PetalsOrnament({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      className={[styles.ornament, className].filter(Boolean).join(' ')}
    >
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${(turn * 360) / 7} 200 200)`}>
          {RADII.map((radius) => (
            <circle key={radius} cx="200" cy={200 - radius} r={radius} />
          ))}
        </g>
      ))}
    </svg>
  );
}
