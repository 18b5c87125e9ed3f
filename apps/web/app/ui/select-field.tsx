import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children' | 'multiple'> & {
    name: string;
    options: readonly { value: string; label: string; disabled?: boolean }[];
    value?: string;
    onChange?: (value: string) => void;
    /** Shown as a first, empty choice. */
    placeholder?: string;
  };

/** The browser's own select: for short lists, and best on a phone. Long lists want a Combobox. */
export function SelectField({
  label,
  hint,
  hints,
  error,
  errors,
  optional,
  reserveLine,
  id,
  className,
  'aria-describedby': describedBy,
  options,
  placeholder,
  onChange,
  ...control
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, hints, error, errors, optional, reserveLine, id, className, describedBy }}>
      {(wiring) => (
        <div className={styles.box}>
          <select
            {...control}
            {...wiring}
            className={`${fieldStyles.control} ${styles.select}`}
            onChange={onChange && ((event) => onChange(event.target.value))}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
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
