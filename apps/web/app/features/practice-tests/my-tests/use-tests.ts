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
export function useElapsed(since: number, on: boolean): number {
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
