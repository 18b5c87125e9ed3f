import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type BankAddress, bankQuery } from '~/lib/bank/bank-address.ts';
import type { LoadedQuestion } from './load-question.ts';
import styles from './neighbours.module.css';

type NeighboursProps = LoadedQuestion['neighbours'] & {
  list: BankAddress;
  /** The list itself, where the reader came from one. */
  back: string | undefined;
  atEnd?: boolean;
};

/** The way through the list that the reader came from. */
export function Neighbours({ previous, next, position, total, list, back, atEnd = false }: NeighboursProps) {
  if (!previous && !next && !back) return null;
  const query = bankQuery(list);
  return (
    <nav
      className={styles.nav}
      data-at-end={atEnd}
      aria-label={atEnd ? 'Other questions of the list' : 'Questions of the list'}
      data-print="hide"
    >
      {back && (
        <Link to={back} className={styles.back}>
          <ChevronLeft aria-hidden="true" /> Back to the list
        </Link>
      )}
      {(previous || next) && (
        <div className={styles.steps}>
          <Step to={previous && `${previous}?${query}`} rel="prev">
            <ChevronLeft aria-hidden="true" /> Previous
          </Step>
          {position !== undefined && (
            <span className={styles.position}>
              {position} of {total}
            </span>
          )}
          <Step to={next && `${next}?${query}`} rel="next">
            Next <ChevronRight aria-hidden="true" />
          </Step>
        </div>
      )}
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | undefined; rel: string; children: React.ReactNode }) {
  return to ? (
    <Link to={to} rel={rel} className={styles.step}>
      {children}
    </Link>
  ) : (
    <span className={styles.step} data-none="true">
      {children}
    </span>
  );
}
