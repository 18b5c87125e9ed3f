import type { ComponentProps } from 'react';
import styles from './link-button.module.css';

/** A button within a line of text: it does something here instead of leading elsewhere. */
export function LinkButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type="button" className={[styles.button, className].filter(Boolean).join(' ')} />;
}
