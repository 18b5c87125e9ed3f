import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import type { SheetPages } from './open-sheet.ts';
import styles from './page.dialog.module.css';
import { PageCanvas } from './page-canvas.tsx';

type PageDialogProps = {
  pages: SheetPages;
  number: number;
  onTurn: (number: number) => void;
  onClose: () => void;
};

export function PageDialog({ pages, number, onTurn, onClose }: PageDialogProps) {
  const last = pages.numPages;
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft' && number > 1) onTurn(number - 1);
      if (key === 'ArrowRight' && number < last) onTurn(number + 1);
    };
    // On the way down: the dialog keeps arrows from going further up.
    window.addEventListener('keydown', turn, true);
    return () => window.removeEventListener('keydown', turn, true);
  }, [number, last, onTurn]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Page ${number} of ${last}`}
      size="full"
      footer={
        <>
          <Button
            variant="secondary"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={number === 1}
            onClick={() => onTurn(number - 1)}
          >
            Previous page
          </Button>
          <Button variant="secondary" disabled={number === last} onClick={() => onTurn(number + 1)}>
            Next page
            <ChevronRight aria-hidden="true" />
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.sheet} tabIndex={0} aria-label="The page, to scroll">
        <PageCanvas key={number} pages={pages} number={number} label={`Page ${number} of ${last}`} />
      </section>
    </Dialog>
  );
}
