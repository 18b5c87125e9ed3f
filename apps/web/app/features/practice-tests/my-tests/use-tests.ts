import type { Test } from '@sevenfold/contract/practice-tests/test';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '~/lib/api.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';

export const useTests = () => {
  const userId = useAuth((state) => state.user?.id);
  return useQuery({
    queryKey: ['tests', userId],
    // The browser's clock may be wrong or be changed; this one only runs on.
    queryFn: async () => ({ tests: await api('GET /api/test'), readAt: performance.now() }),
    // Whoever comes back from a test wants to see where it stands.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
};

/** Milliseconds since a moment of the page's own clock, anew each second while somebody looks. */
function useElapsed(since: number, on: boolean): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    if (!on) return;
    const tick = () => setNow(performance.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [on]);
  return Math.max(0, now - since);
}

export type RunningClock = {
  tests: readonly Test[];
  /** When the server said how long each has left, by the page's own clock. */
  readAt: number;
  /** Stays the same function, so that it is called once. */
  onTimeUp: () => unknown;
};

/** The tests whose clock runs, and how long it has run on since they were read. */
export function useRunningTests({ tests, readAt, onTimeUp }: RunningClock) {
  const running = tests.filter(({ state }) => state === 'running');
  const elapsed = useElapsed(readAt, running.length > 0);
  const timeIsUp = running.some(({ remaining_ms }) => (remaining_ms ?? 0) <= elapsed);
  useEffect(() => {
    if (timeIsUp) onTimeUp();
  }, [timeIsUp, onTimeUp]);
  return { running, elapsed };
}
