import { AsyncLocalStorage } from 'node:async_hooks';

/** How the request under way gives back the place that load control gave it. */
const current = new AsyncLocalStorage<() => void>();

export const withPlace = (leave: () => void, goOn: () => void): void => current.run(leave, goOn);

/**
 * For whoever enters a line of costly work. How much of that there is at once is the line's own bound: one that stood
 * in it with a place of load control in hand would keep out visitors who want something else.
 */
export const leavePlace = (): void => current.getStore()?.();
