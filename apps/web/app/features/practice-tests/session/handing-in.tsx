import { useSyncExternalStore } from 'react';
import { Skeleton, SkeletonPage } from '~/ui/skeleton.tsx';
import styles from './handing-in.module.css';

const onTick = (notify: () => void) => {
  const ticking = setInterval(notify, 500);
  return () => clearInterval(ticking);
};

/** Between the end and the result: a moment, or as long as the connection is gone. */
export function HandingIn({ waiting, deadline }: { waiting: boolean; deadline: number }) {
  const isOver = () => performance.now() >= deadline;
  const over = useSyncExternalStore(onTick, isOver, isOver);
  return (
    <div className={styles.page}>
      {waiting ? (
        <div role="status">
          <h1>{over ? 'Time is up' : 'Waiting for the connection'}</h1>
          <p>
            {over
              ? 'Your test ended with what had reached us by then. We bring you to your result as soon as the connection is back.'
              : 'Your test is handed in as soon as the connection is back. Please keep this page open: what arrives after the time is up can no longer count.'}
          </p>
        </div>
      ) : (
        <SkeletonPage label="Handing in your test…">
          <Skeleton width="50%" height="2.25rem" />
          <Skeleton lines={3} />
        </SkeletonPage>
      )}
    </div>
  );
}
