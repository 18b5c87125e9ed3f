import type { ReadReply } from '@sevenfold/contract/replies/reply';
import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';

/** So long after the last key it is asked how a reply is read. */
const readAfterMs = 350;

/** How what is typed is understood, never whether it is right. Without a connection nothing is said. */
export function useReadings(questionId: number) {
  const [readings, setReadings] = useState<Readonly<Record<string, ReadReply>>>({});
  const latest = useRef(new Map<string, string>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  async function read(field: string, value: string): Promise<void> {
    const reading = await api('POST /api/questions/:id/read', {
      params: { id: questionId },
      body: { field, value },
    }).catch(() => undefined);
    // Meanwhile something else may have been typed.
    if (!reading || latest.current.get(field) !== value) return;
    setReadings((others) => ({ ...others, [field]: reading }));
  }

  function typed(field: string, value: string): void {
    latest.current.set(field, value);
    setReadings(({ [field]: _, ...others }) => others);
    clearTimeout(timers.current.get(field));
    if (value.trim() === '') return;
    timers.current.set(
      field,
      setTimeout(() => void read(field, value), readAfterMs),
    );
  }

  return { readings, typed };
}
