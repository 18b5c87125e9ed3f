import { X } from 'lucide-react';
import { Link } from 'react-router';
import { type BankAddress, bankPath } from '~/lib/bank/bank-address.ts';
import styles from './active-filters.module.css';
import { activeFilters, withoutFilters } from './active-filters.rules.ts';

/** Each chip is a plain link to the list without it, so it works before and without scripts. */
export function ActiveFilters({ address }: { address: BankAddress }) {
  const active = activeFilters(address);
  if (active.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link to={bankPath(without)} className={styles.chip} preventScrollReset>
            <span className="visually-hidden">Remove filter </span>
            {label}
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link to={bankPath(withoutFilters(address))} className={styles.clear} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
