import { Maximize2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { dialogOnUse } from '../on-use.tsx';
import styles from './zoomable-figures.module.css';

const ZoomDialog = dialogOnUse(async () => (await import('./zoom.dialog.tsx')).ZoomDialog);

/** Lets figures that were drawn into typeset text be enlarged. The text must not change while this is shown. */
export function ZoomableFigures({ children }: { children: ReactNode }) {
  const [figures, setFigures] = useState<readonly HTMLElement[]>([]);
  const [zoomed, setZoomed] = useState('');
  const [open, setOpen] = useState(false);
  // They are part of HTML that came from the server, so they are looked for where it stands.
  const find = useCallback((box: HTMLDivElement | null) => {
    setFigures(box ? [...box.querySelectorAll<HTMLElement>('figure.figure')] : []);
  }, []);
  return (
    <div ref={find} className={styles.figures}>
      {children}
      {figures.map((figure) =>
        createPortal(
          <button
            type="button"
            className={styles.enlarge}
            onClick={() => {
              setZoomed(figure.querySelector('svg')?.outerHTML ?? '');
              setOpen(true);
            }}
          >
            <Maximize2 aria-hidden="true" />
            <span className="visually-hidden">Enlarge the figure</span>
          </button>,
          figure,
        ),
      )}
      {zoomed && (
        <ZoomDialog title="Figure" open={open} onClose={() => setOpen(false)}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server, as in the text */}
          <div className={styles.copy} dangerouslySetInnerHTML={{ __html: zoomed }} />
        </ZoomDialog>
      )}
    </div>
  );
}
