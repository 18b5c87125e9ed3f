import { api } from '../api.ts';
import { forgetDrafts } from '../drafts.ts';
import { authStore } from './auth-store.ts';

/**
 * Forgets the user here at once, and tells the server to end the session. The second may fail (offline, already
 * ended) without holding up the first.
 */
export async function signOut(): Promise<void> {
  const ending = authStore.getState().token ? api('POST /api/auth/logout') : Promise.resolve();
  authStore.getState().signOut();
  forgetDrafts();
  await Promise.resolve(ending).catch(() => undefined);
}
