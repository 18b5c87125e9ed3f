import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './data-table.module.css';
import table from './table.module.css';

export interface DataColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The word by which the server sorts; without one the column can't be sorted. */
  readonly sort?: string;
  /** Which way the first press sorts. */
  readonly first?: 'asc' | 'desc';
  readonly align?: 'start' | 'end';
  /** `main` leads its card on a phone, `quiet` is small and grey, `actions` stands at the foot of the card. */
  readonly role?: 'main' | 'quiet' | 'actions';
  readonly width?: string;
}

export interface Sorting {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: Set<string>) => void;
}

type DataTableProps<Row> = {
  /** Read out before the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** Adds a column of checkboxes; what is chosen survives other pages. */
  selection?: Selection;
  /** While the next page is on its way the last one stays, a little paler. */
  busy?: boolean;
};

/** A dense table on wide screens, one card per row on phones. The rows come sorted and cut into pages. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  selection,
  busy = false,
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame} data-busy={busy || undefined} aria-busy={busy || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.choice}>
                <SelectPage keys={rows.map(rowKey)} {...selection} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} data-selected={selection?.selected.has(key) || undefined}>
                {selection && (
                  <td className={styles.choice}>
                    <input
                      type="checkbox"
                      aria-label={`Choose ${key}`}
                      checked={selection.selected.has(key)}
                      onChange={(event) =>
                        selection.onSelect(toggled(selection.selected, [key], event.target.checked))
                      }
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-align={column.align}
                    data-role={column.role}
                    data-label={column.role ? undefined : column.label}
                    style={column.width ? ({ '--column-width': column.width } as CSSProperties) : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type ColumnHeadProps<Row> = {
  column: DataColumn<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
};

function ColumnHead<Row>({ column, sorting, onSort }: ColumnHeadProps<Row>) {
  const { sort, label } = column;
  if (!sort || !onSort) {
    return (
      <th scope="col" data-align={column.align}>
        {column.role === 'actions' ? <span className="visually-hidden">{label}</span> : label}
      </th>
    );
  }
  const active = sorting?.sort === sort;
  const rising = sorting?.order === 'asc';
  const Arrow = active ? (rising ? ArrowUp : ArrowDown) : ChevronsUpDown;
  const next = active ? (rising ? 'desc' : 'asc') : (column.first ?? 'asc');
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={active ? (rising ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={table.sort} onClick={() => onSort({ sort, order: next })}>
        {label}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  );
}

function SelectPage({ keys, selected, onSelect }: Selection & { keys: readonly string[] }) {
  const chosen = keys.filter((key) => selected.has(key)).length;
  return (
    <input
      type="checkbox"
      aria-label="Choose all on this page"
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < keys.length;
      }}
      checked={keys.length > 0 && chosen === keys.length}
      onChange={(event) => onSelect(toggled(selected, keys, event.target.checked))}
    />
  );
}

function toggled(selected: ReadonlySet<string>, keys: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
