import type { ReactNode } from 'react';
import styles from './cover-sheet.module.css';
import { PetalsOrnament } from './drawings/petals-ornament.tsx';

interface CoverFact {
  readonly name: string;
  readonly value: ReactNode;
  /** Has a line of its own below the others: for what is longer than a number. */
  readonly wide?: boolean;
}

type CoverSheetProps = {
  kicker: ReactNode;
  /** Of the kicker, for a section that is named by it. */
  kickerId?: string;
  title: ReactNode;
  facts: readonly CoverFact[];
  children?: ReactNode;
};

/** The front page of something that is sat: what it is, and its few numbers. */
export function CoverSheet({ kicker, kickerId, title, facts, children }: CoverSheetProps) {
  return (
    <div className={styles.sheet}>
      <PetalsOrnament className={styles.ornament} />
      <p className={styles.kicker} id={kickerId}>
        {kicker}
      </p>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value, wide = false }) => (
          <div key={name} className={wide ? styles.wide : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
