import type { ComponentProps } from 'react';
import styles from './card.module.css';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** The whole card answers to the pointer; put `data-card-link` on the link inside it. */
  interactive?: boolean;
};

export function Card({ as = 'div', padding = 'md', interactive, className, ...rest }: CardProps) {
  /* The tags share their attributes; TypeScript can't see that of a union of tags. */
  const Tag = as as 'div';
  return (
    <Tag
      {...rest}
      className={[styles.card, styles[padding], interactive && styles.interactive, className]
        .filter(Boolean)
        .join(' ')}
    />
  );
}
