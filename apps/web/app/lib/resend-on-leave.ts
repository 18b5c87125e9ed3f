import { api, apiOnLeaving } from './api.ts';

type Send<Answer = unknown> = (send: typeof api) => Promise<Answer>;

const undelivered = new Map<string, Send>();

/**
 * For changes that are shown before the server has answered, and may arrive twice. The last one of its key that is
 * still under way, or waits for the one before, is sent once more when the page is left or loaded again.
 */
export async function resendOnLeave<Answer>(
  key: string,
  send: Send<Answer>,
  after: Promise<unknown> = Promise.resolve(),
): Promise<Answer> {
  undelivered.set(key, send);
  try {
    await after;
    return await send(api);
  } finally {
    if (undelivered.get(key) === send) undelivered.delete(key);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const send of undelivered.values()) send(apiOnLeaving).catch(() => undefined);
  });
}
