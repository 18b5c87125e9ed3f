import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  icon?: ReactNode;
};

function lookClass({ variant = 'primary', size = 'md', fullWidth }: Look, className?: string) {
  return [styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, className]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string };

export function Button({
  variant,
  size,
  fullWidth,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  /* Without words for the wait, the label keeps its room and its name under the spinner. */
  const covered = busy && !busyLabel;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={lookClass({ variant, size, fullWidth }, className)}
    >
      {busy && <span className={covered ? styles.spinnerOver : styles.spinner} aria-hidden="true" />}
      <span className={covered ? `${styles.content} ${styles.covered}` : styles.content}>
        {!(busy && busyLabel) && icon}
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  );
}

type ButtonLinkProps = Look & LinkProps;

export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookClass({ variant, size, fullWidth }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}

type ButtonAnchorProps = Look & Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

export function ButtonAnchor({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={lookClass({ variant, size, fullWidth }, className)}
    >
      <span className={styles.content}>
        {icon}
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
    </a>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
};

export function IconButton({
  label,
  icon,
  size = 'md',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={[styles.button, styles.iconOnly, styles[size], className].filter(Boolean).join(' ')}
    >
      {icon}
    </button>
  );
}
