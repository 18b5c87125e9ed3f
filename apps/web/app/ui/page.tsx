import type { ReactNode } from 'react';
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
