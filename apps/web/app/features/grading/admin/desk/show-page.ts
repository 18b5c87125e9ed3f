import { scrollWithin } from './scroll-within.ts';

/** Brings a page of the sheet to the top of its side of the desk. */
export const showPage = (number: number): void =>
  scrollWithin(document.querySelector(`[data-page="${number}"]`));
