import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PetalsOrnament } from './drawings/petals-ornament.tsx';
import styles from './two-column.module.css';

type TwoColumnProps = { children: ReactNode; panel: ReactNode };

/** A form with room around it; beside it, where there is space, a panel that says why. */
export function TwoColumn({ children, panel }: TwoColumnProps) {
  return (
    <div className={styles.twoColumn}>
      <div className={styles.main}>
        <div className={styles.mainInner}>{children}</div>
      </div>
      <aside className={styles.panel} data-print="hide">
        {panel}
      </aside>
    </div>
  );
}

type PromoPanelProps = { title: string; text?: ReactNode; points?: readonly string[]; drawing?: ReactNode };

export function PromoPanel({ title, text, points = [], drawing }: PromoPanelProps) {
  return (
    <div className={styles.promo}>
      <PetalsOrnament className={styles.ornament} />
      {drawing && <div className={styles.promoDrawing}>{drawing}</div>}
      <h2 className={styles.promoTitle}>{title}</h2>
      {text && <p className={styles.promoText}>{text}</p>}
      {points.length > 0 && (
        <ul className={`plain-list ${styles.points}`}>
          {points.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
