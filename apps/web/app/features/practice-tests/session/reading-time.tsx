import { useEffect, useRef } from 'react';
import { toast } from '~/ui/toast.ts';
import styles from './reading-time.module.css';

/** Why nothing can be answered yet; and that it can, once the time for reading is over. */
export function ReadingBanner({ reading }: { reading: boolean }) {
  const before = useRef(reading);
  useEffect(() => {
    if (before.current && !reading) toast.info('Reading time is over. You can answer now.');
    before.current = reading;
  }, [reading]);
  return (
    <div role="status" className={styles.banner} data-reading={reading}>
      {reading && (
        <p>
          <strong>Reading time.</strong> Look through all questions and plan where you begin. You can answer
          when it is over.
        </p>
      )}
    </div>
  );
}
