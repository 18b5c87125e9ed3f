import { useEffect, useEffectEvent } from 'react';
import { api } from '~/lib/api.ts';
import { toast } from '~/ui/toast.ts';
import type { Desk } from './desk.ts';
import type { MarkingState } from './use-marking.ts';

const everyMs = 60_000;

interface Wiring {
  readonly desk: Desk;
  readonly state: MarkingState;
  readonly onReopen: (desk: Desk) => void;
  readonly onNews: (desk: Desk) => void;
}

/**
 * Hears of what others do to the sheet, or oneself in another window: every minute, and when one comes back to this
 * one. What isn't saved yet is left alone, since its save will find out by itself.
 */
export function useDeskNews({ desk, state, onReopen, onNews }: Wiring): void {
  const { sheet } = desk;
  const ask = useEffectEvent(async () => {
    const version = state.savedVersion();
    const news = await api('GET /api/admin/grading/:slug', { params: { slug: sheet.test_slug } });
    if (state.hasUnsaved() || state.savedVersion() !== version) return;
    const { mine = false, by } = news.sheet.claimed ?? {};
    if (mine !== (sheet.claimed?.mine ?? false)) {
      onReopen(news);
      if (!mine) toast.info(by ? `${by} has this sheet now.` : 'This sheet was given back to the queue.');
    } else if (mine && news.version !== version) {
      onReopen(news);
      toast.info('This is now what was saved in another window.');
    } else onNews(news);
  });
  useEffect(() => {
    const look = () => {
      // Without a connection the next look will tell.
      if (document.visibilityState === 'visible') ask().catch(() => undefined);
    };
    const timer = setInterval(look, everyMs);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
