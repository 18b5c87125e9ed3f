import type { ReactNode } from 'react';
import styles from './builder-frame.module.css';

type BuilderFrameProps = {
  /** A form that makes something to sit. */
  children: ReactNode;
  /** The front page of what it would make; stays in view beside a long form. */
  cover: ReactNode;
  /** The cover only repeats what the form says, so a narrow screen goes without it. */
  quietCover?: boolean;
};

export function BuilderFrame({ children, cover, quietCover = false }: BuilderFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.card}>{children}</div>
      <div className={styles.cover} data-quiet={quietCover || undefined}>
        {cover}
      </div>
    </div>
  );
}
