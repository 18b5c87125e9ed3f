import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> & {
  label: ReactNode;
  description?: string;
  onChange?: (checked: boolean) => void;
};

export function Checkbox({ label, description, onChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={[styles.row, className].filter(Boolean).join(' ')}>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
      <span>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
