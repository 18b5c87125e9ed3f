/** Does it when the browser has nothing else to do, or after a second; answers how to call it off. */
export const whenIdle: (work: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (work) => {
        const id = requestIdleCallback(work, { timeout: 1000 });
        return () => cancelIdleCallback(id);
      }
    : (work) => {
        const id = setTimeout(work, 50);
        return () => clearTimeout(id);
      };
