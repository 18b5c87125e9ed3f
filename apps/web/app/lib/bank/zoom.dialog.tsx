import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './zoom.module.css';

/** On a phone the screen is hardly wider than the page was. */
const isNarrow = () => window.matchMedia('(width < 40rem)').matches;

type ZoomDialogProps = { title: string; open: boolean; onClose: () => void; children: ReactNode };

/** A picture or a figure as large as the screen; once more as large as it likes, to be scrolled. */
export function ZoomDialog({ title, open, onClose, children }: ZoomDialogProps) {
  const [large, setLarge] = useState(isNarrow);
  const close = () => {
    setLarge(isNarrow());
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="full"
      footer={
        <Button
          variant="secondary"
          icon={large ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          onClick={() => setLarge(!large)}
        >
          {large ? 'Fit to screen' : 'Zoom in'}
        </Button>
      }
    >
      {/* Larger than its place, it is scrolled with the arrow keys. */}
      <div className={styles.frame} data-large={large} tabIndex={large ? 0 : undefined}>
        <div className={styles.shown}>{children}</div>
      </div>
    </Dialog>
  );
}
