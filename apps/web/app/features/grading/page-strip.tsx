import { useState } from 'react';
import { dialogOnUse } from '~/lib/on-use.tsx';
import type { SheetPages } from './open-sheet.ts';
import { PageCanvas } from './page-canvas.tsx';
import styles from './page-strip.module.css';

const PageDialog = dialogOnUse(async () => (await import('./page.dialog.tsx')).PageDialog);

/** All pages small, in a row to scroll; each opens large. */
export function PageStrip({ pages }: { pages: SheetPages }) {
  const [shown, setShown] = useState<number>();
  const numbers = Array.from({ length: pages.numPages }, (_, index) => index + 1);
  return (
    <>
      <ol className={`plain-list ${styles.strip}`} aria-label="Pages of your answer sheet">
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={`Look at page ${number}`}
              onClick={() => setShown(number)}
            >
              <PageCanvas pages={pages} number={number} />
            </button>
            <span aria-hidden="true">{number}</span>
          </li>
        ))}
      </ol>
      {shown !== undefined && (
        <PageDialog pages={pages} number={shown} onTurn={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
