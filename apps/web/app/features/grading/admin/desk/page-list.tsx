import type { SheetPages } from '../../open-sheet.ts';
import { PageCanvas } from '../../page-canvas.tsx';
import styles from './sheet-view.module.css';

type PageListProps = {
  pages: SheetPages;
  shapes: readonly string[];
  current: number;
  marked: ReadonlySet<number>;
  onGo: (number: number) => void;
};

export const PageList = ({ pages, shapes, current, marked, onGo }: PageListProps) => (
  <nav aria-label="Pages" className={styles.list} data-scroller>
    <ol className="plain-list">
      {shapes.map((shape, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have an order and nothing else
          <li key={index}>
            <button
              type="button"
              aria-label={`Page ${number}${marked.has(number) ? ', marked' : ''}`}
              aria-current={number === current ? 'true' : undefined}
              onClick={() => onGo(number)}
            >
              <PageCanvas pages={pages} number={number} shape={shape} />
              <span className={styles.number} data-marked={marked.has(number)}>
                {number}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);
