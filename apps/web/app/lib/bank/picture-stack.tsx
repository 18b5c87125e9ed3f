import type { QuestionImage } from '@sevenfold/contract/questions/question';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { dialogOnUse } from '../on-use.tsx';
import styles from './picture-stack.module.css';

const ZoomDialog = dialogOnUse(async () => (await import('./zoom.dialog.tsx')).ZoomDialog);

type PictureStackProps = {
  images: readonly QuestionImage[];
  /** Stands in where a picture has no words of its own. */
  name: string;
  describedBy?: string | undefined;
};

export function PictureStack({ images, name, describedBy }: PictureStackProps) {
  const [zoomed, setZoomed] = useState<QuestionImage>();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.stack}>
      {images.map((image) => (
        <button
          key={image.id}
          type="button"
          className={styles.picture}
          aria-describedby={describedBy}
          onClick={() => {
            setZoomed(image);
            setOpen(true);
          }}
        >
          <img
            src={image.url}
            alt={image.alt || name}
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            loading="lazy"
            decoding="async"
          />
          <span className={styles.zoom}>
            <Maximize2 aria-hidden="true" />
            <span className="visually-hidden"> Enlarge</span>
          </span>
        </button>
      ))}
      {zoomed && (
        <ZoomDialog title="Picture" open={open} onClose={() => setOpen(false)}>
          <img src={zoomed.url} alt={zoomed.alt || name} />
        </ZoomDialog>
      )}
    </div>
  );
}
