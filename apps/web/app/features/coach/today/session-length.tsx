import { type SessionLength, sessionLengths } from '@sevenfold/contract/coach/coach.constants';
import styles from './session.module.css';

type LengthChoiceProps = { value: SessionLength; onChange: (length: SessionLength) => void };

export function LengthChoice({ value, onChange }: LengthChoiceProps) {
  return (
    <fieldset className={styles.lengths}>
      <legend className="visually-hidden">Minutes that you have</legend>
      {sessionLengths.map((length) => (
        <label key={length}>
          <input
            type="radio"
            name="minutes"
            value={length}
            checked={length === value}
            onChange={() => onChange(length)}
          />
          <span>{length} min</span>
        </label>
      ))}
    </fieldset>
  );
}
