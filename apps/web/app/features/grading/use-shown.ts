import { type RefObject, useEffect, useState } from 'react';

const settledMs = 120;

/** Whether something is on the screen or up to half a screen away from it, and how wide it is once that has settled. */
export function useShown(element: RefObject<HTMLElement | null>): { near: boolean; width: number } {
  const [near, setNear] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setWidth(shown.clientWidth);
    const sizes = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(shown.clientWidth), settledMs);
    });
    sizes.observe(shown);
    // A margin counts around what scrolls, and only there.
    const root = shown.closest('[data-scroller]');
    const places = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      root,
      rootMargin: '50%',
    });
    places.observe(shown);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      places.disconnect();
    };
  }, [element]);
  return { near, width };
}
