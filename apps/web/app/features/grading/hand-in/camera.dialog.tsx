import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import styles from './camera.dialog.module.css';
import { type CameraTrouble, mayTryAgain, takenWords, troubleOf, troubleWords } from './camera.rules.ts';

type CameraDialogProps = {
  open: boolean;
  /** How many pages there are, so that one sees that a photo was taken. */
  taken: number;
  /** How many photos are still being read. */
  waiting: number;
  onPhoto: (photo: Blob) => void;
  /** There is no camera, or it may not be used: photos are chosen instead. */
  onNone: () => void;
  onClose: () => void;
};

/** As many pixels as the camera gives: a page needs them. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 4096 }, height: { ideal: 3072 } },
  audio: false,
};

export function CameraDialog({ open, taken, waiting, onPhoto, onNone, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'opening' | 'open' | CameraTrouble>('opening');
  const [tries, setTries] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the camera anew
  useEffect(() => {
    let left = false;
    let stream: MediaStream | undefined;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(wanted);
      if (left) return stop();
      const shown = video.current;
      if (!shown) return;
      shown.srcObject = stream;
      // A call, or a plug that was pulled.
      for (const track of stream.getTracks()) track.onended = () => setState('busy');
      await shown.play();
      if (!left) setState('open');
    };
    start().catch((error: unknown) => {
      if (!left) setState(troubleOf(error));
    });
    return () => {
      left = true;
      stop();
    };
  }, [tries]);

  const tryAgain = () => {
    setState('opening');
    setTries((before) => before + 1);
  };

  const shoot = () => {
    const shown = video.current;
    if (!shown || shown.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    canvas.toBlob(
      (photo) => {
        canvas.width = 0;
        if (photo) onPhoto(photo);
      },
      'image/jpeg',
      0.92,
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Photograph your pages"
      description="The whole page with its four corners, from above, without your shadow."
      size="lg"
      initialFocus={shutter}
      footer={
        <>
          <span role="status" className={styles.taken}>
            {takenWords(taken, waiting)}
          </span>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
          <Button
            ref={shutter}
            icon={<Camera aria-hidden="true" />}
            disabled={state !== 'open'}
            onClick={shoot}
          >
            Take photo
          </Button>
        </>
      }
    >
      {state === 'opening' || state === 'open' ? (
        <video ref={video} className={styles.view} playsInline muted aria-label="What the camera sees" />
      ) : (
        <div className={styles.none}>
          <p role="alert">{troubleWords[state]}</p>
          <div className={styles.ways}>
            <Button onClick={onNone}>Choose photos instead</Button>
            {mayTryAgain(state) && (
              <Button variant="secondary" onClick={tryAgain}>
                Try again
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
