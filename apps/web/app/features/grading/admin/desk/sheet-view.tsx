import type { Annotation } from '@sevenfold/contract/grading/marking';
import type { Point } from '@sevenfold/contract/grading/page-space.rules';
import { useRef } from 'react';
import { PageCanvas } from '../../page-canvas.tsx';
import { PageLayer, type Pencil } from './page-layer.tsx';
import styles from './sheet-view.module.css';
import type { Zoom } from './shortcuts.rules.ts';
import type { OpenedPages } from './use-sheet-pages.ts';

type SheetViewProps = {
  sheet: Extract<OpenedPages, { state: 'open' }>;
  zoom: Zoom;
  annotations: readonly Annotation[];
  pencil: Pencil;
  readOnly: boolean;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
  onAdd: (annotation: Annotation) => void;
  onMove: (id: string, by: Point) => void;
  onComment: (page: number, at: Point, existing?: Annotation) => void;
};

/** On paper a point is a 72nd of an inch, on the screen a pixel is a 96th. */
const pixelsPerPoint = 96 / 72;

/** All pages one below the other, with the way to each beside them. */
export function SheetView({ sheet, zoom, annotations, onComment, ...layer }: SheetViewProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const goTo = (number: number) =>
    scroller.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  const marked = new Set(annotations.map(({ page }) => page));
  return (
    <div className={styles.view}>
      <nav aria-label="Pages" className={styles.list}>
        <ol className="plain-list">
          {sheet.sizes.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have an order and nothing else
            <li key={index}>
              <button type="button" onClick={() => goTo(index + 1)}>
                <PageCanvas pages={sheet.pages} number={index + 1} />
                <span>
                  {index + 1}
                  {marked.has(index + 1) && <span className="visually-hidden"> (marked)</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={scroller} className={styles.pages} aria-label="The student’s sheet" tabIndex={0}>
        {sheet.sizes.map((size, index) => {
          const number = index + 1;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              data-page={number}
              className={styles.page}
              style={{
                aspectRatio: `${size.width} / ${size.height}`,
                width: zoom === 'fit' ? '100%' : size.width * zoom * pixelsPerPoint,
              }}
            >
              <PageCanvas key={zoom} pages={sheet.pages} number={number} label={`Page ${number}`} />
              <PageLayer
                {...layer}
                page={number}
                size={size}
                annotations={annotations.filter(({ page }) => page === number)}
                onComment={(at, existing) => onComment(number, at, existing)}
              />
            </div>
          );
        })}
      </section>
    </div>
  );
}
