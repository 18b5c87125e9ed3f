import { X } from 'lucide-react';
import styles from './chosen-chips.module.css';

type ChosenChipsProps = {
  label: string;
  chosen: readonly { value: string; label: string }[];
  onRemove: (value: string) => void;
};

/** What is chosen, each with a way to take it back. */
export function ChosenChips({ label, chosen, onRemove }: ChosenChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label={label}>
      {chosen.map(({ value, label: name }) => (
        <li key={value}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(value)}
          >
            {name}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
