import { isUnsentWork } from '~/features/practice-tests/session/kept-work.rules.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { fileOnUse } from '~/lib/on-use.tsx';

const unsentTests = fileOnUse(() => import('~/features/practice-tests/session/send-unsent-tests.ts'));

/** What sends it is loaded only where a test has left something; hardly any page ever needs it. */
function look(): void {
  if (!Object.keys(localStorage).some(isUnsentWork)) return;
  void unsentTests().then(
    (unsent) => unsent.sendUnsentTests(),
    () => undefined,
  );
}

/** Answers of a test that wait in this browser go out from whatever page is opened, once there is a connection. */
export function watchUnsentWork(): () => void {
  const stopWaiting = authStore.persist.onFinishHydration(look);
  if (authStore.persist.hasHydrated()) look();
  window.addEventListener('online', look);
  return () => {
    stopWaiting();
    window.removeEventListener('online', look);
  };
}
