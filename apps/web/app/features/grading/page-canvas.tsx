import { useEffect, useRef, useState } from 'react';
import { turnsOf } from './drawing-turns.ts';
import type { SheetPages } from './open-sheet.ts';
import styles from './page-canvas.module.css';
import { pixelScale } from './sheet.rules.ts';
import { useShown } from './use-shown.ts';

type PageCanvasProps = {
  pages: SheetPages;
  number: number;
  /** Names the picture; without one it is a decoration of what names it. */
  label?: string;
  /** Where it is known before the page is read, so that nothing jumps. */
  shape?: string;
};

/** One page, drawn while it is on the screen or near it, and given up when it isn't: sixty scans fill a phone. */
export function PageCanvas({ pages, number, label, shape: known }: PageCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { near, width } = useShown(frame);
  const [read, setRead] = useState('210 / 297');
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');

  useEffect(() => {
    const target = canvas.current;
    if (!near || width === 0 || !target) return;
    let left = false;
    let stop = () => {};
    const draw = async () => {
      const page = await pages.getPage(number);
      if (left) return;
      const natural = page.getViewport({ scale: 1 });
      setRead(`${natural.width} / ${natural.height}`);
      const viewport = page.getViewport({ scale: pixelScale(natural, width, window.devicePixelRatio) });
      // Beside the one that is seen, which stays until this one can take its place.
      const fresh = document.createElement('canvas');
      fresh.width = Math.ceil(viewport.width);
      fresh.height = Math.ceil(viewport.height);
      const task = page.render({ canvas: fresh, viewport });
      stop = () => task.cancel();
      // Its photo is given back also when it left before it was drawn.
      await task.promise.finally(() => page.cleanup());
      if (left) return;
      target.width = fresh.width;
      target.height = fresh.height;
      target.getContext('2d')?.drawImage(fresh, 0, 0);
      fresh.width = 0;
      setState('drawn');
    };
    const giveUp = turnsOf(pages)(label === undefined ? 'thumbnail' : 'page', () =>
      draw().catch(() => {
        if (!left) setState('failed');
      }),
    );
    return () => {
      left = true;
      giveUp();
      stop();
    };
  }, [near, width, pages, number, label]);

  useEffect(() => {
    const target = canvas.current;
    if (!near || !target) return;
    return () => {
      target.width = 0;
      setState('waiting');
    };
  }, [near]);

  return (
    <div ref={frame} className={styles.page} data-state={state} style={{ aspectRatio: known ?? read }}>
      <canvas ref={canvas} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
      {state === 'failed' && <span className={styles.failed}>This page can’t be shown here</span>}
    </div>
  );
}
