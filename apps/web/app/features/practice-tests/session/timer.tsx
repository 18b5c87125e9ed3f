import { clockFace, isWarning } from '@sevenfold/contract/practice-tests/timer.rules';
import { BookOpen, Clock } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '~/ui/toast.ts';
import { announcement } from './session.rules.ts';
import styles from './timer.module.css';

const onTick = (notify: () => void) => {
  const ticking = setInterval(notify, 250);
  return () => clearInterval(ticking);
};

/** Follows a deadline on the clock that nobody can set; the machine's time of day plays no part. */
export function Timer({ deadline, reading = false }: { deadline: number; reading?: boolean }) {
  const left = () => Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
  const seconds = useSyncExternalStore(onTick, left, left);
  const before = useRef(seconds);
  const [said, setSaid] = useState('');
  const warns = !reading && isWarning(seconds * 1000);

  useEffect(() => {
    const words = announcement(before.current, seconds);
    before.current = seconds;
    if (words && !reading) setSaid(words);
  }, [seconds, reading]);

  useEffect(() => {
    if (warns) toast.info('1 minute left');
  }, [warns]);

  return (
    <div className={styles.timer} data-warns={warns} data-reading={reading}>
      {reading ? <BookOpen aria-hidden="true" /> : <Clock aria-hidden="true" />}
      <span role="timer" aria-label={reading ? 'Reading time left' : 'Time left'}>
        {clockFace(seconds * 1000)}
      </span>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  );
}
