import { api, apiOnLeaving } from './api.ts';

type Say = (send: typeof api) => Promise<unknown>;

const unheard = new Map<string, Say>();

/**
 * For changes that are shown before the server has heard of them, and may be said twice. The last one of its kind that
 * is still under way, or waits for its turn, is said once more when the page is left or loaded again.
 */
export async function untilHeard(what: string, say: Say, turn: Promise<unknown> = Promise.resolve()) {
  unheard.set(what, say);
  try {
    await turn;
    return await say(api);
  } finally {
    if (unheard.get(what) === say) unheard.delete(what);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const say of unheard.values()) say(apiOnLeaving).catch(() => undefined);
  });
}
