import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SheetPages } from './open-sheet.ts';
import styles from './page-canvas.module.css';
import { pixelScale } from './sheet.rules.ts';

type PageCanvasProps = {
  pages: SheetPages;
  number: number;
  /** Names the picture; without one it is a decoration of what names it. */
  label?: string;
};

/** One page, drawn while it is on the screen or near it, and given up when it isn't: sixty scans fill a phone. */
export function PageCanvas({ pages, number, label }: PageCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(frame);
  const [shape, setShape] = useState('210 / 297');
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');

  useEffect(() => {
    const target = canvas.current;
    const width = frame.current?.clientWidth;
    if (!near || !target || !width) return;
    let given = false;
    let stop = () => {};
    const draw = async () => {
      const page = await pages.getPage(number);
      if (given) return;
      const natural = page.getViewport({ scale: 1 });
      setShape(`${natural.width} / ${natural.height}`);
      const viewport = page.getViewport({ scale: pixelScale(natural, width, window.devicePixelRatio) });
      target.width = Math.ceil(viewport.width);
      target.height = Math.ceil(viewport.height);
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      if (!given) setState('drawn');
      page.cleanup();
    };
    draw().catch(() => {
      if (!given) setState('failed');
    });
    return () => {
      given = true;
      stop();
      target.width = 0;
      setState('waiting');
    };
  }, [near, pages, number]);

  return (
    <div ref={frame} className={styles.page} data-state={state} style={{ aspectRatio: shape }}>
      <canvas ref={canvas} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
      {state === 'failed' && <span className={styles.failed}>This page can’t be shown here</span>}
    </div>
  );
}

function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
