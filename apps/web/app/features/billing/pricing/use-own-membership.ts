import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api.ts';
import { useAudience, useAuth } from '~/lib/auth/auth-store.ts';
import { onPlanChange } from '~/lib/plan-changes.ts';

/** What the reader has, once it is known; undefined for visitors. A page of prices does well enough without it. */
export function useOwnMembership(): { membership: Membership | undefined; readAgain: () => void } {
  const audience = useAudience();
  const userId = useAuth((state) => state.user?.id);
  const [known, setKnown] = useState<{ userId: string; membership: Membership }>();
  const again = useRef<() => void>(() => undefined);
  const signedIn = audience !== undefined && audience !== 'visitor';
  useEffect(() => {
    if (!signedIn || !userId) return;
    let left = false;
    const read = async () => {
      const membership = await api('GET /api/plan').catch(() => undefined);
      if (membership && !left) setKnown({ userId, membership });
    };
    again.current = () => void read();
    again.current();
    const stop = onPlanChange(() => void read());
    return () => {
      left = true;
      stop();
    };
  }, [signedIn, userId]);
  const membership = signedIn && known?.userId === userId ? known?.membership : undefined;
  return { membership, readAgain: () => again.current() };
}
