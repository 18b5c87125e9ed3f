import type { BlockedWishes as Blocked } from '@sevenfold/contract/papers/papers';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import styles from './blocked-wishes.module.css';
import type { SentBlueprint } from './wishes.rules.ts';

type BlockedWishesProps = {
  blocked: Blocked;
  busy: boolean;
  onTake: (blueprint: SentBlueprint) => void;
};

/** Which wishes block one another, and the nearest that works: one press takes it. */
export function BlockedWishes({ blocked: { message, conflict, nearest }, busy, onTake }: BlockedWishesProps) {
  const box = useRef<HTMLDivElement>(null);
  // It comes after a press further up or down the form.
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.blocked}>
      <h2>
        <CircleAlert aria-hidden="true" />
        These wishes can’t all be met
      </h2>
      {conflict.length > 0 && (
        <ul>
          {conflict.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <p>{message}</p>
      {nearest ? (
        <>
          <h3>The nearest that works</h3>
          <ul>
            {nearest.changes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Button busy={busy} onClick={() => onTake(nearest.blueprint)}>
            Take the nearest
          </Button>
        </>
      ) : (
        <p>Please change one of them and try again.</p>
      )}
    </div>
  );
}
