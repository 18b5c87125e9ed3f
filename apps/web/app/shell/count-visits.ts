import { useEffect } from 'react';
import { api } from '~/lib/api.ts';
import { whenIdle } from '~/lib/when-idle.ts';

/** Told to our own server alone, with nothing but the path. A page that is seen uncounted is no loss. */
export function useCountVisits(path: string): void {
  useEffect(() => {
    whenIdle(() => {
      api('POST /api/visits', { body: { path } }).catch(() => undefined);
    });
  }, [path]);
}
