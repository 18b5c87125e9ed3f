import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import fieldStyles from './field.module.css';
import { RequiredMark } from './required-mark.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children' | 'multiple'> & {
  label: string;
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value?: string;
  onChange?: (value: string) => void;
};

/** The browser's own select: for short lists, and best on a phone. Long lists want a Combobox. */
export function SelectField({ label, options, onChange, ...control }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.labelRow}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
          {control.required && <RequiredMark />}
        </label>
      </div>
      <div className={styles.box}>
        <select
          {...control}
          id={id}
          className={`${fieldStyles.control} ${styles.select}`}
          onChange={onChange && ((event) => onChange(event.target.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </div>
  );
}
