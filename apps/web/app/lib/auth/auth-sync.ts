import { audienceOf } from './audience.ts';
import { closeAuthDialog } from './auth-dialogs.ts';
import { authStorageKey, authStore } from './auth-store.ts';

/** Marks the document for the styles that choose between the visitor's and the user's header. */
function markDocument(): void {
  const state = authStore.getState();
  const { dataset } = document.documentElement;
  dataset.auth = audienceOf(state);
  dataset.verified = String(state.user?.verified ?? true);
}

/**
 * Adopts the kept state and keeps all tabs of the browser in step: a login in one signs in the others, a logout
 * (or cleared storage) signs them out. Returns how to stop.
 */
export function startAuthSync(): () => void {
  const stopMarking = authStore.subscribe(markDocument);
  // Everything that shows who is here is drawn anew with it: a task of its own, since all other effects of a page come first.
  const adopting = setTimeout(() => void Promise.resolve(authStore.persist.rehydrate()).then(markDocument));

  const onStorage = (event: StorageEvent) => {
    if (event.key === null || (event.key === authStorageKey && event.newValue === null)) {
      authStore.getState().signOut();
    } else if (event.key === authStorageKey) {
      void Promise.resolve(authStore.persist.rehydrate()).then(() => {
        // Signed in over there: there is nothing left to ask here.
        if (authStore.getState().token) closeAuthDialog();
      });
    }
  };
  // A page that comes back from the back-forward cache may have missed what other tabs did.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void authStore.persist.rehydrate();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearTimeout(adopting);
    stopMarking();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
