import type { Annotation } from '@sevenfold/contract/grading/marking';
import type { Size } from '@sevenfold/contract/grading/page-space.rules';
import { type ComponentProps, memo, useRef, useState } from 'react';
import { PageCanvas } from '../../page-canvas.tsx';
import { PageLayer } from './page-layer.tsx';
import { PageList, questionsLabel } from './page-list.tsx';
import styles from './sheet-view.module.css';
import type { Zoom } from './shortcuts.rules.ts';
import { showPage } from './show-page.ts';
import { createTouchCount } from './touching.ts';
import { useCurrentPage } from './use-current-page.ts';
import type { OpenedPages } from './use-sheet-pages.ts';

type SheetViewProps = {
  sheet: Extract<OpenedPages, { state: 'open' }>;
  zoom: Zoom;
  annotations: readonly Annotation[];
  /** Which questions are answered on a page, where that is known. */
  questionsOf: (page: number) => readonly number[];
  /** A page was chosen from the list beside. */
  onPage: (page: number) => void;
} & Omit<ComponentProps<typeof PageLayer>, 'page' | 'size' | 'annotations' | 'touching'>;

/** On paper a point is a 72nd of an inch, on the screen a pixel is a 96th. */
const pixelsPerPoint = 96 / 72;

const shapeOf = ({ width, height }: Size) => `${width} / ${height}`;

/** All pages one below the other, with the way to each beside them. What is typed elsewhere doesn't draw them anew. */
export const SheetView = memo(function SheetView({
  sheet,
  zoom,
  annotations,
  questionsOf,
  onPage,
  ...layer
}: SheetViewProps) {
  const scroller = useRef<HTMLElement>(null);
  const [touching] = useState(createTouchCount);
  const current = useCurrentPage(scroller, sheet.sizes.length);
  return (
    <div className={styles.view}>
      <PageList
        pages={sheet.pages}
        shapes={sheet.sizes.map(shapeOf)}
        current={current}
        marked={new Set(annotations.map(({ page }) => page))}
        questionsOf={questionsOf}
        onGo={(number) => {
          showPage(number);
          onPage(number);
        }}
      />
      <section
        ref={scroller}
        className={styles.pages}
        aria-label="The student’s sheet"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        data-scroller
        onPointerDownCapture={touching.down}
        onPointerUpCapture={touching.up}
        onPointerCancelCapture={touching.up}
      >
        {sheet.sizes.map((size, index) => {
          const number = index + 1;
          return (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have an order and nothing else
              key={index}
              data-page={number}
              className={styles.page}
              style={{
                aspectRatio: shapeOf(size),
                width: zoom === 'fit' ? '100%' : size.width * zoom * pixelsPerPoint,
              }}
            >
              <PageCanvas
                pages={sheet.pages}
                number={number}
                label={`Page ${number}`}
                shape={shapeOf(size)}
              />
              {questionsLabel(questionsOf(number)).map((words) => (
                <button
                  key={words}
                  type="button"
                  className={styles.toQuestions}
                  onClick={() => onPage(number)}
                >
                  {words}
                  <span className="visually-hidden"> on page {number}: to the marks</span>
                </button>
              ))}
              <PageLayer
                {...layer}
                page={number}
                size={size}
                touching={touching}
                annotations={annotations.filter(({ page }) => page === number)}
              />
            </div>
          );
        })}
      </section>
    </div>
  );
});
