import styles from './avatar.module.css';
import { AlertBadge } from './badge.tsx';

type AvatarProps = {
  initial: string;
  size?: 'sm' | 'md' | 'lg';
  alert?: boolean;
  alertText?: string;
};

/** Decoration: the name stands beside it or in the button's label. Only the alert is read out. */
export function Avatar({
  initial,
  size = 'md',
  alert = false,
  alertText = 'Needs your attention',
}: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${styles[size]}`}>
      <span aria-hidden="true">{initial.slice(0, 1).toUpperCase()}</span>
      {alert && <AlertBadge text={alertText} className={styles.alert} />}
    </span>
  );
}
