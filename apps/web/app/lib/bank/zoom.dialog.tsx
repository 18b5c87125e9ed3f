import type { QuestionImage } from '@sevenfold/contract/questions/question';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './zoom.module.css';

type ZoomDialogProps = { image: QuestionImage; name: string; open: boolean; onClose: () => void };

/** The picture as large as the screen; once more as large as it likes, to be scrolled. */
export function ZoomDialog({ image, name, open, onClose }: ZoomDialogProps) {
  const [large, setLarge] = useState(false);
  const close = () => {
    setLarge(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Question"
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
      <div className={styles.frame} data-large={large}>
        <img src={image.url} alt={image.alt || name} />
      </div>
    </Dialog>
  );
}
