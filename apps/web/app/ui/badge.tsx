import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  tone?: 'neutral' | 'violet' | 'gold' | 'green' | 'amber' | 'red';
  icon?: ReactNode;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}

type AlertBadgeProps = { text: string; className?: string };

export function AlertBadge({ text, className }: AlertBadgeProps) {
  return (
    <span className={[styles.alert, className].filter(Boolean).join(' ')}>
      <span aria-hidden="true">!</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
