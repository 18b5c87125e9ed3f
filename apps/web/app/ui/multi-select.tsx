import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ChosenChips } from './chosen-chips.tsx';
import fieldStyles from './field.module.css';
import styles from './multi-select.module.css';
import { type MultiSelectOption, MultiSelectPanel } from './multi-select-panel.tsx';
import { RequiredMark } from './required-mark.tsx';

type MultiSelectProps = {
  label: string;
  options: readonly MultiSelectOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  placeholder: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  busy?: boolean;
};

/** Several of many: a button opens a panel with a search box and checkboxes; what is chosen stands below. */
export function MultiSelect({
  label,
  options,
  values,
  onChange,
  placeholder,
  hint,
  required,
  disabled = false,
  busy,
}: MultiSelectProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setOpen] = useState(false);
  const open = asked && !disabled;
  const chosen = options.filter(({ value }) => values.includes(value));

  useEffect(() => {
    if (!open) return;
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div ref={root} className={fieldStyles.field}>
      <div className={fieldStyles.labelRow}>
        <span className={fieldStyles.label} id={`${id}-label`}>
          {label}
          {required && (
            <>
              <RequiredMark />
              <span className="visually-hidden"> (required)</span>
            </>
          )}
        </span>
      </div>
      <div className={styles.box}>
        <button
          ref={button}
          type="button"
          className={`${fieldStyles.control} ${styles.button}`}
          data-empty={chosen.length === 0}
          disabled={disabled}
          aria-expanded={open}
          aria-controls={open ? `${id}-panel` : undefined}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-busy={busy || undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || open) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <span id={`${id}-value`}>{summaryOf(chosen, placeholder)}</span>
          <ChevronDown aria-hidden="true" />
        </button>
        {open && (
          <MultiSelectPanel {...{ id: `${id}-panel`, label, options, values, onChange }} onClose={close} />
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ChosenChips
        label={`Chosen ${label.toLowerCase()}`}
        chosen={chosen}
        onRemove={(value) => {
          onChange(values.filter((one) => one !== value));
          button.current?.focus();
        }}
      />
    </div>
  );
}

const summaryOf = (chosen: readonly MultiSelectOption[], placeholder: string): string =>
  chosen.length > 1 ? `${chosen.length} chosen` : (chosen[0]?.label ?? placeholder);
