/** Brings something to the top of what scrolls around it. The window, which has a footer below, stays where it is. */
export function scrollWithin(element: Element | null | undefined): void {
  const scroller = element?.closest('[data-scroller]');
  if (!element || !scroller) return;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - margin;
  scroller.scrollBy({ top: distance });
}
