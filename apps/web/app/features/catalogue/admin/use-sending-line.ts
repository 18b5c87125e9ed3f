import { useCallback, useEffect, useRef, useState } from 'react';

/** Sends changes one after the other. Whoever closes the page while some are on their way is asked first. */
export function useSendingLine() {
  const line = useRef(Promise.resolve());
  const waiting = useRef(0);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (waiting.current > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  /** The work says itself what went wrong. It is told whether nothing newer is waiting. */
  const enqueue = useCallback((work: (isLast: () => boolean) => Promise<void>) => {
    waiting.current += 1;
    setSending(true);
    line.current = line.current.then(async () => {
      await work(() => waiting.current === 1);
      waiting.current -= 1;
      setSending(waiting.current > 0);
    });
  }, []);
  return { enqueue, sending };
}
