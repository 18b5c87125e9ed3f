import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './filter-panel.module.css';

type FilterGroupProps = { legend: string; audience?: 'users' | 'staff'; children: ReactNode };

export function FilterGroup({ legend, audience, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group} data-show-for={audience}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

type OneOfProps<Value extends string | number> = {
  label: string;
  name: string;
  value: Value | undefined;
  options: readonly Value[];
  any?: string;
  labelOf?: (value: Value) => string;
  onChange: (value: string) => void;
};

/** A choice that may also stay open. */
export function OneOf<Value extends string | number>({
  label,
  name,
  value,
  options,
  any = 'Any',
  labelOf = String,
  onChange,
}: OneOfProps<Value>) {
  const id = useId();
  return (
    <div className={styles.oneOf}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <select
          id={id}
          name={name}
          value={value ?? ''}
          data-chosen={value !== undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labelOf(option)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </div>
  );
}
