import styles from './marking-desk.module.css';

const sides = { sheet: 'Sheet', questions: 'Questions and marks' } as const;
type Side = keyof typeof sides;

/** Where there is no room for both. */
export const SideSwitch = ({ side, onSwitch }: { side: Side; onSwitch: (side: Side) => void }) => (
  <fieldset className={styles.switch}>
    <legend className="visually-hidden">Show</legend>
    {(['sheet', 'questions'] as const).map((one) => (
      <button key={one} type="button" aria-pressed={one === side} onClick={() => onSwitch(one)}>
        {sides[one]}
      </button>
    ))}
  </fieldset>
);
