import { api } from '../api.ts';
import { authStore } from './auth-store.ts';

const atMostEveryMs = 60_000;

/**
 * Keeps the stored user in step with the server: what was verified, renamed or revoked elsewhere shows when the
 * page is loaded and when its tab is looked at again. Returns how to stop.
 */
export function startUserRefresh(): () => void {
  let last = 0;
  const refresh = async () => {
    const { token } = authStore.getState();
    if (!token || document.visibilityState !== 'visible' || Date.now() - last < atMostEveryMs) return;
    last = Date.now();
    // An ended session is handled by the call itself; anything else can wait for the next look.
    const answer = await api('GET /api/user').catch(() => undefined);
    if (answer && authStore.getState().token === token) authStore.getState().setUser(answer.user);
  };
  const onVisible = () => void refresh();
  const stopWaiting = authStore.persist.onFinishHydration(onVisible);
  if (authStore.persist.hasHydrated()) onVisible();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopWaiting();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
