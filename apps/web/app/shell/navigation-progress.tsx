import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A thin line under the top edge while the next page is on its way. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={styles.track} data-busy={busy} data-print="hide">
      <div className={styles.line} />
      <span role="status" className="visually-hidden">
        {busy ? 'Loading…' : ''}
      </span>
    </div>
  );
}
