import styles from './field.module.css';

/** The star beside a label. The control says to readers that it is required, as it can. */
export function RequiredMark() {
  return (
    <span className={styles.star} aria-hidden="true">
      {' *'}
    </span>
  );
}
