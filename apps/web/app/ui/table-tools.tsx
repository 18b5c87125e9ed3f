import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './table-tools.module.css';

type TableToolsProps = {
  search?: { label: string; value: string; onChange: (value: string) => void };
  filters?: readonly TableFilter[];
  /** Buttons at the end: export, new. */
  children?: ReactNode;
};

export interface TableFilter {
  readonly label: string;
  /** What no choice means, when it isn't 'all'. */
  readonly empty?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One even row above a table: a search box, filters and what can be done with all of it. */
export function TableTools({ search, filters = [], children }: TableToolsProps) {
  return (
    <div className={styles.tools}>
      {search && <SearchInput key={search.label} {...search} />}
      {filters.map((filter) => (
        <label key={filter.label} className={styles.filter} data-set={filter.value !== '' || undefined}>
          <span className="visually-hidden">{filter.label}</span>
          <select value={filter.value} onChange={(event) => filter.onChange(event.target.value)}>
            <option value="">{filter.empty ?? `${filter.label}: all`}</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

const pause = 300;

/** Asks when typing has paused, and at once on Enter. */
function SearchInput({ label, value, onChange }: NonNullable<TableToolsProps['search']>) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address can change without this field: back, a link, another filter.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange(typed);
        }}
      >
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}
