import { Search } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './multi-select.module.css';
import { grouped, searchOptions, toggled, withAll, withoutAll } from './option-search.rules.ts';

export type MultiSelectOption = {
  value: string;
  label: string;
  /** A number at the end of the line. */
  detail?: string;
  /** Options of one group stand together under its name. */
  group?: string;
};

type MultiSelectPanelProps = {
  id: string;
  label: string;
  options: readonly MultiSelectOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  onClose: () => void;
};

export function MultiSelectPanel({ id, label, options, values, onChange, onClose }: MultiSelectPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const shown = searchOptions(options, typed);
  const groups = grouped(shown);

  useLayoutEffect(() => {
    // A finger finds the list at once; the search box would bring up the keyboard and cover half of it.
    const byTouch = window.matchMedia('(pointer: coarse)').matches;
    (byTouch ? panel : search).current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [
      search.current,
      ...(panel.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? []),
    ];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the controls inside
    <div ref={panel} id={id} className={styles.panel} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={styles.search}>
        <Search aria-hidden="true" />
        <input
          ref={search}
          type="search"
          aria-label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <div className={styles.bulk}>
        <span role="status">
          {typed.trim() === '' ? `${values.length} of ${options.length} chosen` : `${shown.length} found`}
        </span>
        <button
          type="button"
          disabled={shown.every(({ value }) => values.includes(value))}
          onClick={() => onChange(withAll(options, values, shown))}
        >
          Select all
        </button>
        <button
          type="button"
          disabled={!shown.some(({ value }) => values.includes(value))}
          onClick={() => onChange(withoutAll(values, shown))}
        >
          Clear
        </button>
      </div>
      {shown.length === 0 && <p className={styles.none}>No matches</p>}
      <div className={styles.list}>
        {groups.map(([group, members]) => (
          <fieldset key={group} className={styles.group}>
            <legend className={group === '' ? 'visually-hidden' : styles.groupName}>{group || label}</legend>
            {members.map((option) => (
              <Checkbox
                key={option.value}
                className={styles.option}
                checked={values.includes(option.value)}
                onChange={() => onChange(toggled(options, values, option.value))}
                label={
                  <span className={styles.optionText}>
                    {option.label}
                    {option.detail && <span className={styles.detail}> {option.detail}</span>}
                  </span>
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.foot}>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}
