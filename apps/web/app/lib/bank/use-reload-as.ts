import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Audience } from '../auth/audience.ts';
import { useAudience } from '../auth/auth-store.ts';

/**
 * The server renders for a visitor. Where a user would see something else, the page's data is read again by its
 * client loader, as that user; and once more when the user leaves.
 */
export function useReloadAs(readAs: Audience, seesMore: (audience: Audience) => boolean): boolean {
  const audience = useAudience();
  const { revalidate } = useRevalidator();
  const needed =
    audience !== undefined && audience !== readAs && (audience === 'visitor' || seesMore(audience));
  useEffect(() => {
    if (needed) void revalidate();
  }, [needed, revalidate]);
  return needed;
}
