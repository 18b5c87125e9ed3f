import { type RefObject, useEffect } from 'react';

/** A formula that is wider than its place can be scrolled; with this also by whoever has no pointer. */
export function useReachableFormulas(element: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other formulas
  useEffect(() => {
    const found = element.current?.querySelectorAll<HTMLElement>('.katex-display') ?? [];
    if (found.length === 0) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const formula of found) observer.observe(formula);
    return () => observer.disconnect();
  }, [element, html]);
}
