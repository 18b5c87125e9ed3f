import { counted, mayVisit, type QuestionStatus } from '@sevenfold/contract/practice-tests/progress.rules';
import { Check, CornerUpRight, Dot } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { KeyHelp } from './key-help.tsx';
import styles from './question-navigator.module.css';
import { type NavigatorSection, statusWords } from './session.rules.ts';

const signs = { attempted: Check, skipped: CornerUpRight, open: Dot } as const;

type QuestionNavigatorProps = {
  statuses: readonly QuestionStatus[];
  /** Every question stands in one of them. */
  sections: readonly NavigatorSection[];
  /** A paper is worked on in any order. */
  anyOrder: boolean;
  current: number;
  onVisit: (index: number) => void;
  keysOn: boolean;
  onKeysOn: (on: boolean) => void;
};

export function QuestionNavigator(props: QuestionNavigatorProps) {
  const { statuses, sections, current } = props;
  const { attempted, skipped, open } = counted(statuses);
  const row = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // On a phone the row is longer than the screen. It begins with the first one, and measuring lays out the whole page.
  useEffect(() => {
    if (current === 0 && !moved.current) return;
    moved.current = true;
    const item = row.current?.querySelectorAll<HTMLElement>('li')[current];
    if (!row.current || !item) return;
    const [seen, place] = [row.current.getBoundingClientRect(), item.getBoundingClientRect()];
    row.current.scrollLeft += place.left + place.width / 2 - (seen.left + seen.width / 2);
  }, [current]);

  return (
    <nav aria-label="Questions" className={styles.navigator}>
      <p className={styles.count}>
        {attempted} attempted, {skipped} skipped, {open} open
      </p>
      <div ref={row} className={styles.sections}>
        {sections.map(({ name, detail, questions }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a test never move
          <section key={index} className={styles.section} aria-label={name || undefined}>
            {name && (
              <h2 className={styles.sectionName}>
                {name} <span>{detail}</span>
              </h2>
            )}
            <ol className={`plain-list ${styles.list}`}>
              {questions.map((question) => (
                <Place key={question} index={question} {...props} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <KeyHelp on={props.keysOn} onChange={props.onKeysOn} />
    </nav>
  );
}

function Place({ index, statuses, current, anyOrder, onVisit }: QuestionNavigatorProps & { index: number }) {
  const look = statuses[index] ?? 'open';
  const Sign = signs[look];
  return (
    <li>
      <button
        type="button"
        className={styles.place}
        data-look={look}
        aria-current={index === current ? 'step' : undefined}
        disabled={!anyOrder && !mayVisit(statuses, index)}
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
}
