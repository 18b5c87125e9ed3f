import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSite } from '~/lib/site.ts';
import styles from './destination-link.module.css';
import type { Card } from './home-content.ts';

type DestinationLinkProps = { card: Card; className?: string | undefined; children: ReactNode };

/** A whole card as one link: to a page of ours, or to a form in a new tab. */
export function DestinationLink({ card, className, children }: DestinationLinkProps) {
  const site = useSite();
  const name = [styles.card, className].filter(Boolean).join(' ');
  const { leadsTo } = card;
  if ('to' in leadsTo) {
    return (
      <Link to={leadsTo.to} className={name}>
        {children}
        <span className={styles.go}>
          {card.action} <ArrowRight aria-hidden="true" />
        </span>
      </Link>
    );
  }
  return (
    <a href={site[leadsTo.form]} target="_blank" rel="noopener noreferrer" className={name}>
      {children}
      <span className={styles.go}>
        {card.action} <ArrowUpRight aria-hidden="true" />
      </span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
