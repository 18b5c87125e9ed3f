import { type RefObject, useEffect, useState } from 'react';

/** Whether at least half of an element is on the screen. */
export function useHalfVisible(element: RefObject<Element | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setVisible(entry !== undefined && entry.intersectionRatio >= 0.5),
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return visible;
}
