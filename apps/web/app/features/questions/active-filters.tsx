import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { type BankAddress, bankPath } from '~/lib/bank/bank-address.ts';
import styles from './active-filters.module.css';
import { activeFilters, withoutFilters } from './active-filters.rules.ts';
import type { GoTo } from './use-chosen-address.ts';

type ActiveFiltersProps = { address: BankAddress; onGo: GoTo };

/**
 * Each chip is a plain link to the list without it, so it works before and without scripts. With them it is a choice
 * like any other: the next one builds on it, also while its list is on the way.
 */
export function ActiveFilters({ address, onGo }: ActiveFiltersProps) {
  const active = activeFilters(address);
  if (active.length === 0) return null;
  const going = (to: BankAddress) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link to={bankPath(without)} className={styles.chip} preventScrollReset onClick={going(without)}>
            <span className="visually-hidden">Remove filter </span>
            {label}
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link
            to={bankPath(withoutFilters(address))}
            className={styles.clear}
            preventScrollReset
            onClick={going(withoutFilters(address))}
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
