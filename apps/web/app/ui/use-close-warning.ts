import { useEffect, useRef } from 'react';

/** The browser asks before the window is closed, as long as something would be lost. */
export function useCloseWarning(wouldLose: () => boolean): void {
  const latest = useRef(wouldLose);
  useEffect(() => {
    latest.current = wouldLose;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
