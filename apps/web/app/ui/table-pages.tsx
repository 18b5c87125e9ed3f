import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './button.tsx';
import styles from './table-pages.module.css';

type TablePagesProps = {
  page: number;
  pageSize: number;
  total: number;
  sizes?: readonly number[];
  onChange: (change: { page?: number; pageSize?: number }) => void;
};

const numbers = new Intl.NumberFormat('en');

/** Under a table: which rows are shown of how many, the way on, and how many at a time. */
export function TablePages({ page, pageSize, total, sizes = [10, 25, 50, 100], onChange }: TablePagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav className={styles.bar} aria-label="Pages of the table">
      <p className={styles.range} aria-live="polite">
        {total === 0
          ? 'Nothing to show'
          : `${numbers.format(first)}–${numbers.format(last)} of ${numbers.format(total)}`}
      </p>
      <label className={styles.size}>
        Rows per page
        <select
          value={pageSize}
          onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.steps}>
        <IconButton
          size="sm"
          label="Previous page"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={page <= 1}
          onClick={() => onChange({ page: page - 1 })}
        />
        <IconButton
          size="sm"
          label="Next page"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={page >= pages}
          onClick={() => onChange({ page: page + 1 })}
        />
      </div>
    </nav>
  );
}
