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
export function BlockedWishes({ blocked, busy, onTake }: BlockedWishesProps) {
  const { message, conflict, limit, nearest } = blocked;
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
        {conflict.length === 1 ? 'This wish can’t be met' : 'These wishes can’t all be met'}
      </h2>
      {conflict.length > 0 && (
        <ul>
          {conflict.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {/* The message names the wishes as well: it is for where there is no list of them. */}
      {conflict.length === 0 ? <p>{message}</p> : limit && <p>{limit}</p>}
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
        <p>Please change {conflict.length === 1 ? 'it' : 'one of them'} and try again.</p>
      )}
    </div>
  );
}
