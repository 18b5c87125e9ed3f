import { type RefObject, useEffect, useState } from 'react';

/** The page that lies across the middle of what scrolls. */
export function useCurrentPage(scroller: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const root = scroller.current;
    if (!root || count === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const across = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (across) setCurrent(Number((across.target as HTMLElement).dataset.page));
      },
      { root, rootMargin: '-50% 0px' },
    );
    for (const page of root.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [scroller, count]);
  return current;
}
