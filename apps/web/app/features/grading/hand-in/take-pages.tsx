import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { useDropArea } from '~/ui/use-drop-area.ts';
import styles from './take-pages.module.css';
import type { HandIn } from './use-hand-in.ts';

const CameraDialog = dialogOnUse(async () => (await import('./camera.dialog.tsx')).CameraDialog);

const accepted = 'image/*,application/pdf,.pdf';

type TakePagesProps = {
  handIn: HandIn;
  /** The page whose photo is to be taken again. */
  retaking: string | undefined;
  onRetaken: () => void;
};

/** Camera, photos from the phone, scans: in any order, as often as one likes. */
export function TakePages({ handIn, retaking, onRetaken }: TakePagesProps) {
  const [shooting, setShooting] = useState(false);
  const { list, waiting, isFull, add, wantPhotos } = handIn;
  // Of the page that the next file takes the place of, where there is no camera to retake it with.
  const replacing = useRef<string>(undefined);
  const { over, choose, areaProps, inputProps } = useDropArea({
    accept: accepted,
    several: true,
    onFiles: (files) => {
      void add(replacing.current === undefined ? files : files.slice(0, 1), replacing.current);
      replacing.current = undefined;
    },
  });
  const isOpen = shooting || retaking !== undefined;
  const close = () => {
    setShooting(false);
    onRetaken();
  };
  const takePhoto = (photo: Blob) => {
    void add([photo], retaking);
    if (retaking !== undefined) onRetaken();
  };
  return (
    <div {...areaProps()} className={styles.area} data-over={over}>
      <div className={styles.ways}>
        <Button
          size="lg"
          icon={<Camera aria-hidden="true" />}
          disabled={isFull}
          onClick={() => setShooting(true)}
        >
          Take photos
        </Button>
        <Button
          size="lg"
          variant="secondary"
          icon={<ImagePlus aria-hidden="true" />}
          disabled={isFull}
          onClick={() => {
            replacing.current = undefined;
            choose();
          }}
        >
          Choose photos or PDFs
        </Button>
        <input {...inputProps} />
      </div>
      <p className={styles.hint}>
        <span className={styles.withMouse}>You can drop them here, too. </span>
        Each page is straightened and whitened in this browser. Your photos stay here.
      </p>
      <Checkbox
        label="Send my untouched photos as well"
        description="They go behind the straightened pages, for your teacher’s eyes. Ask for it before you take them."
        checked={list?.wantsPhotos ?? false}
        onChange={(wanted) => void wantPhotos(wanted)}
      />
      <p role="status" className={styles.reading}>
        {waiting > 0 && (waiting === 1 ? 'Reading a page…' : `Reading ${waiting} photos…`)}
      </p>
      {isOpen && (
        <CameraDialog
          open
          taken={list?.pages.length ?? 0}
          waiting={waiting}
          onPhoto={takePhoto}
          onNone={() => {
            replacing.current = retaking;
            close();
            choose();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
