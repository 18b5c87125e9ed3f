import { counted, mayVisit, type QuestionStatus } from '@sevenfold/contract/practice-tests/progress.rules';
import { Check, CornerUpRight, Dot } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Checkbox } from '~/ui/checkbox.tsx';
import styles from './question-navigator.module.css';
import { statusWords } from './session.rules.ts';

const signs = { attempted: Check, skipped: CornerUpRight, open: Dot } as const;

type QuestionNavigatorProps = {
  statuses: readonly QuestionStatus[];
  current: number;
  onVisit: (index: number) => void;
  keysOn: boolean;
  onKeysOn: (on: boolean) => void;
};

export function QuestionNavigator({ statuses, current, onVisit, keysOn, onKeysOn }: QuestionNavigatorProps) {
  const { attempted, skipped, open } = counted(statuses);
  const list = useRef<HTMLOListElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const row = list.current;
    const item = row?.children[current] as HTMLElement | undefined;
    if (row && item) row.scrollTo({ left: item.offsetLeft - row.clientWidth / 2 + item.clientWidth / 2 });
  }, [current]);

  return (
    <nav aria-label="Questions" className={styles.navigator}>
      <p className={styles.count}>
        {attempted} attempted, {skipped} skipped, {open} open
      </p>
      <ol ref={list} className={`plain-list ${styles.list}`}>
        {statuses.map((status, index) => {
          const look = status ?? 'open';
          const Sign = signs[look];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a question here
            <li key={index}>
              <button
                type="button"
                className={styles.place}
                data-look={look}
                aria-current={index === current ? 'step' : undefined}
                disabled={!mayVisit(statuses, index)}
                onClick={() => onVisit(index)}
              >
                <span className={styles.number}>
                  <span className="visually-hidden">Question </span>
                  {index + 1}
                </span>
                <Sign aria-hidden="true" />
                <span className={styles.word}>
                  {statusWords[look]}
                  {index === current && <span className="visually-hidden">, current</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <details className={styles.keys}>
        <summary>Keyboard</summary>
        <dl>
          <div>
            <dt>
              <kbd>N</kbd>
            </dt>
            <dd>Next</dd>
          </div>
          <div>
            <dt>
              <kbd>S</kbd>
            </dt>
            <dd>Skip</dd>
          </div>
          <div>
            <dt>
              <kbd>1</kbd> to <kbd>9</kbd>
            </dt>
            <dd>Jump</dd>
          </div>
          <div>
            <dt>
              <kbd>←</kbd> <kbd>→</kbd>
            </dt>
            <dd>Back and forth</dd>
          </div>
        </dl>
        <Checkbox label="Use these keys" checked={keysOn} onChange={onKeysOn} />
      </details>
    </nav>
  );
}
