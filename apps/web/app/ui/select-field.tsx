import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import fieldStyles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { RequiredMark } from './required-mark.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children' | 'multiple'> & {
  label: string;
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value?: string;
  error?: string | undefined;
  onChange?: (value: string) => void;
};

/** The browser's own select: for short lists, and best on a phone. Long lists want a Combobox. */
export function SelectField({ label, options, error, onChange, ...control }: SelectFieldProps) {
  return (
    <FieldFrame
      label={
        <>
          {label}
          {control.required && <RequiredMark />}
        </>
      }
      {...(error && { error })}
    >
      {(wiring) => (
        <div className={styles.box}>
          <select
            {...control}
            {...wiring}
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
      )}
    </FieldFrame>
  );
}
