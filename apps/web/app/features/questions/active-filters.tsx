import { X } from 'lucide-react';
import type { BankAddress } from '~/lib/bank/bank-address.ts';
import styles from './active-filters.module.css';
import { activeFilters, withoutFilters } from './active-filters.rules.ts';
import { ListLink } from './list-link.tsx';
import type { GoTo } from './use-chosen-address.ts';

type ActiveFiltersProps = { address: BankAddress; onGo: GoTo };

export function ActiveFilters({ address, onGo }: ActiveFiltersProps) {
  const active = activeFilters(address);
  if (active.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <ListLink to={without} onGo={onGo} className={styles.chip}>
            <span className="visually-hidden">Remove filter </span>
            {label}
            <X aria-hidden="true" />
          </ListLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <ListLink to={withoutFilters(address)} onGo={onGo} className={styles.clear}>
            Clear all
          </ListLink>
        </li>
      )}
    </ul>
  );
}
