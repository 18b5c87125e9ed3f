import type { ReactNode } from 'react';
import styles from './section.module.css';

type SectionProps = { id: string; title: string; text?: string; className?: string; children: ReactNode };

/** A part of the page with a heading of its own, in the page's width. */
export function Section({ id, title, text, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={[styles.section, className].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
