import { useCallback, useRef, useState } from 'react';
import { useCloseWarning } from '~/ui/use-close-warning.ts';

/** Sends changes one after the other. Whoever closes the page while some are on their way is asked first. */
export function useSendingLine() {
  const line = useRef(Promise.resolve());
  const waiting = useRef(0);
  const [sending, setSending] = useState(false);

  useCloseWarning(() => waiting.current > 0);

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
