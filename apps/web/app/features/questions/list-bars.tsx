import { pageSizes, sortKeys } from '@sevenfold/contract/questions/question.constants';
import {
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  SlidersHorizontal,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { type BankAddress, bankPath, changedAddress } from '~/lib/bank/bank-address.ts';
import { Button } from '~/ui/button.tsx';
import { activeFilters } from './active-filters.rules.ts';
import { HiddenAddress } from './hidden-address.tsx';
import styles from './list-bars.module.css';
import { ListLink } from './list-link.tsx';
import { pageCount, paginationItems, resultRange } from './pagination.rules.ts';
import type { Choose, GoTo } from './use-chosen-address.ts';

type BarProps = {
  /** The list that is shown. */
  address: BankAddress;
  total: number;
};

/** What was chosen last; its list may still be on the way. */
type ChoiceProps = { chosen: BankAddress; onChoose: Choose };

export const filterPanelId = 'question-filters';

const sortNames = { priority: 'Priority', year: 'Year', difficulty: 'Difficulty', marks: 'Marks' } as const;

export function ListHead({
  address,
  total,
  chosen,
  onChoose,
  onGo,
}: BarProps & ChoiceProps & { onGo: GoTo }) {
  const active = activeFilters(address).length;
  const falling = chosen.sortOrder === 'desc';
  return (
    <div className={styles.head}>
      <p className={styles.range} role="status">
        {resultRange(total, address.pageSize, address.page)}
      </p>
      <div className={styles.tools}>
        <Button
          variant="secondary"
          size="sm"
          className={styles.filters}
          icon={<SlidersHorizontal aria-hidden="true" />}
          popoverTarget={filterPanelId}
        >
          Filters{active > 0 && ` (${active})`}
        </Button>
        <form className={styles.sort}>
          <HiddenAddress address={address} without={['page', 'sortBy']} />
          <SmallSelect
            label="Sort by"
            name="sortBy"
            value={chosen.sortBy ?? ''}
            options={[
              { value: '', label: 'Recommended' },
              ...sortKeys.map((key) => ({ value: key, label: sortNames[key] })),
            ]}
            onChange={(value) => onChoose({ sortBy: sortKeys.find((key) => key === value) })}
          />
          <noscript>
            <Button type="submit" size="sm" variant="secondary">
              Sort
            </Button>
          </noscript>
          <ListLink
            to={changedAddress(chosen, { sortOrder: falling ? 'asc' : 'desc' })}
            onGo={onGo}
            className={styles.order}
            aria-label={
              falling ? 'Descending order; change to ascending' : 'Ascending order; change to descending'
            }
            title={falling ? 'Descending' : 'Ascending'}
          >
            {falling ? <ArrowDownWideNarrow aria-hidden="true" /> : <ArrowUpNarrowWide aria-hidden="true" />}
          </ListLink>
        </form>
      </div>
    </div>
  );
}

export function ListFoot({ address, total, chosen, onChoose }: BarProps & ChoiceProps) {
  if (total === 0) return null;
  return (
    <div className={styles.foot}>
      <Pagination address={address} total={total} chosen={chosen} />
      <form className={styles.size}>
        <HiddenAddress address={address} without={['page', 'pageSize']} />
        <SmallSelect
          label="Items per page"
          name="pageSize"
          value={String(chosen.pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onChoose({ pageSize: Number(size) })}
        />
        <noscript>
          <Button type="submit" size="sm" variant="secondary">
            Set
          </Button>
        </noscript>
      </form>
    </div>
  );
}

function Pagination({ address, total, chosen }: BarProps & Pick<ChoiceProps, 'chosen'>) {
  const items = paginationItems(total, address.pageSize, address.page);
  if (items.length === 0) return null;
  const last = pageCount(total, address.pageSize);
  const to = (page: number) => bankPath(changedAddress(chosen, { page }));
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {address.page > 1 && (
        <Link to={to(address.page - 1)} className={styles.step} rel="prev" aria-label="Previous page">
          <ChevronLeft aria-hidden="true" />
        </Link>
      )}
      <ol className="plain-list">
        {items.map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <Link
                to={to(item)}
                className={styles.page}
                aria-label={`Page ${item}`}
                aria-current={item === address.page ? 'page' : undefined}
              >
                {item}
              </Link>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      {address.page < last && (
        <Link to={to(address.page + 1)} className={styles.step} rel="next" aria-label="Next page">
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

type SmallSelectProps = {
  label: string;
  name?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

function SmallSelect({ label, name, value, options, onChange }: SmallSelectProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </span>
    </span>
  );
}
