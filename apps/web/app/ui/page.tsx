import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PetalsOrnament } from './drawings/petals-ornament.tsx';
import styles from './page.module.css';

type PageProps = { width?: 'text' | 'form' | 'wide' | 'full'; children: ReactNode };

export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {children}
    </div>
  );
}

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };

export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.headings}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && (
        <div className={styles.actions} data-print="hide">
          {actions}
        </div>
      )}
    </div>
  );
}

type EmptyStateProps = { drawing?: ReactNode; title: string; text: ReactNode; action?: ReactNode };

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <h2 className={styles.emptyTitle}>{title}</h2>
      <p className={styles.emptyText}>{text}</p>
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  );
}

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
