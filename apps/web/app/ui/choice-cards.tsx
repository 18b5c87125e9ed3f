import { useId } from 'react';
import styles from './choice-cards.module.css';

type ChoiceCardsProps = {
  legend: string;
  legendHidden?: boolean;
  name: string;
  options: readonly { value: string; label: string; description?: string }[];
  value: string | null;
  onChange: (value: string) => void;
  columns?: 1 | 2 | 3;
};

export function ChoiceCards({
  legend,
  legendHidden,
  name,
  options,
  value,
  onChange,
  columns = 1,
}: ChoiceCardsProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.cards} data-columns={columns}>
        {options.map((option, position) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-labelledby={`${id}-${position}-label`}
              aria-describedby={option.description ? `${id}-${position}-text` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className={styles.label} id={`${id}-${position}-label`}>
                {option.label}
              </span>
              {option.description && (
                <span className={styles.description} id={`${id}-${position}-text`}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
