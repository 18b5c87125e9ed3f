/** Whether this reader asked for a page that keeps still. */
export const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Films start by themselves unless the reader asked for calm or for few bytes. */
export function mayStartByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !prefersCalm() && connection?.saveData !== true;
}
