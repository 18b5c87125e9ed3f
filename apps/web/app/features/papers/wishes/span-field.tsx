import { useId } from 'react';
import fieldStyles from '~/ui/field.module.css';
import styles from './wishes.module.css';
import type { TypedSpan } from './wishes.rules.ts';

type SpanFieldProps = {
  label: string;
  /** As it is read out after the number: 'percent', 'questions'. */
  unit: string;
  sign: string;
  value: TypedSpan;
  problem: string | undefined;
  disabled?: boolean;
  onChange: (value: TypedSpan) => void;
};

/** At least and at most; what is left empty isn't bounded. */
export function SpanField({ label, unit, sign, value, problem, disabled, onChange }: SpanFieldProps) {
  const id = useId();
  const bound = (end: keyof TypedSpan, words: string) => (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      className={`${fieldStyles.control} ${styles.bound}`}
      aria-label={`${label}, ${words}, ${unit}`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? id : undefined}
      placeholder="any"
      value={value[end]}
      disabled={disabled}
      onChange={(event) => onChange({ ...value, [end]: event.target.value })}
    />
  );
  return (
    <div className={styles.span}>
      {bound('from', 'at least')}
      <span aria-hidden="true">to</span>
      {bound('to', 'at most')}
      <span aria-hidden="true">{sign}</span>
      {problem && (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
