import type { SheetPages } from '../../open-sheet.ts';
import { PageCanvas } from '../../page-canvas.tsx';
import styles from './sheet-view.module.css';

type PageListProps = {
  pages: SheetPages;
  shapes: readonly string[];
  current: number;
  marked: ReadonlySet<number>;
  questionsOf: (page: number) => readonly number[];
  onGo: (number: number) => void;
};

/** 'Q 2', 'Q 2–4': none where it isn't known. */
export function questionsLabel(numbers: readonly number[]): string[] {
  if (numbers.length === 0) return [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return [first === last ? `Q ${first}` : `Q ${first}–${last}`];
}

export const PageList = ({ pages, shapes, current, marked, questionsOf, onGo }: PageListProps) => (
  <nav aria-label="Pages" className={styles.list} data-scroller>
    <ol className="plain-list">
      {shapes.map((shape, index) => {
        const number = index + 1;
        const about = questionsLabel(questionsOf(number));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have an order and nothing else
          <li key={index}>
            <button
              type="button"
              aria-label={[`Page ${number}`, ...about, ...(marked.has(number) ? ['marked'] : [])].join(', ')}
              aria-current={number === current ? 'true' : undefined}
              onClick={() => onGo(number)}
            >
              <PageCanvas pages={pages} number={number} shape={shape} />
              <span className={styles.number} data-marked={marked.has(number)}>
                {number}
              </span>
              {about.map((words) => (
                <span key={words} className={styles.about}>
                  {words}
                </span>
              ))}
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);
