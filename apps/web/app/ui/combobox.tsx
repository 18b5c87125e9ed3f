import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import styles from './combobox.module.css';
import fieldStyles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';

export type ComboboxOption = { value: string; label: string; detail?: string };

type ComboboxProps = {
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  error?: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
  disabled?: boolean;
  reserveLine?: boolean;
  name?: string;
  id?: string;
};

export function Combobox({
  label,
  options,
  value,
  onChange,
  placeholder,
  error,
  hint,
  required,
  optional,
  disabled,
  reserveLine,
  name,
  id,
}: ComboboxProps) {
  const selected = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  const [query, setQuery] = useState('');
  const { contains, startsWith } = Base.useFilter({ sensitivity: 'base' });

  /* Names that begin with what was typed come first: 'in' means India before Argentina. */
  const matches = useMemo(() => {
    const typed = query.trim();
    if (typed === '' || typed === selected?.label) return options;
    const found = options.filter(
      ({ label: name, detail = '' }) => contains(name, typed) || contains(detail, typed),
    );
    const leads = (option: ComboboxOption) => startsWith(option.label, typed);
    return [...found.filter(leads), ...found.filter((option) => !leads(option))];
  }, [options, query, selected, contains, startsWith]);

  return (
    <Base.Root
      items={options}
      filteredItems={matches}
      onInputValueChange={setQuery}
      value={selected}
      onValueChange={(option) => onChange(option?.value ?? null)}
      isItemEqualToValue={(a, b) => a.value === b.value}
      itemToStringLabel={(option) => option.label}
      itemToStringValue={(option) => option.value}
      autoHighlight
      required={required}
      disabled={disabled}
      name={name}
    >
      <FieldFrame {...{ label, hint, error, optional, reserveLine, id }}>
        {(wiring) => (
          <Base.InputGroup className={styles.group}>
            <Base.Input
              {...wiring}
              placeholder={placeholder}
              autoCapitalize="none"
              spellCheck={false}
              className={`${fieldStyles.control} ${styles.input}`}
            />
            <div className={styles.actions}>
              <Base.Clear className={styles.action} aria-label={`Clear ${label}`}>
                <X aria-hidden="true" />
              </Base.Clear>
              <Base.Trigger className={styles.action} aria-label={`Show choices for ${label}`}>
                <ChevronDown aria-hidden="true" />
              </Base.Trigger>
            </div>
          </Base.InputGroup>
        )}
      </FieldFrame>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={12}>
          <Base.Popup className={styles.popup}>
            <Base.Empty>
              <p className={styles.empty}>No matches</p>
            </Base.Empty>
            <Base.List className={styles.list}>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option} className={styles.item}>
                  <span className={styles.itemLabel}>{option.label}</span>
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                  <Base.ItemIndicator className={styles.tick}>
                    <Check aria-hidden="true" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
