import { api } from '~/lib/api.ts';
import { ApiError, isRetryable } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { toast } from '~/ui/toast.ts';
import { unsentTests } from './kept-work.rules.ts';
import { type Outcome, sendUnsent } from './send-unsent.ts';
import { testPath } from './session.rules.ts';

const againAfter = 15_000;
let running = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** A test whose page is open sends by itself. */
const isOpenHere = (slug: string) => `${location.pathname}/`.startsWith(`${testPath(slug)}/`);

/** What reaches the server a moment before its time for reading is over counts when it comes again. */
export const mayComeLater = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof ApiError && error.code === 'reading_time');

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** From whatever page the student comes back to. Without a connection, or without a login, it waits for one. */
export async function sendUnsentTests(): Promise<void> {
  const { user } = authStore.getState();
  if (!user || running) return;
  running = true;
  clearTimeout(retry);
  const owner = user.id;
  const outcomes = new Set<Outcome>();
  for (const slug of unsentTests(Object.keys(localStorage), owner).filter((one) => !isOpenHere(one))) {
    const params = { slug };
    outcomes.add(
      await sendUnsent({
        owner,
        slug,
        storage: localStorage,
        isRetryable: mayComeLater,
        isGone,
        send: (actions) => api('POST /api/test/:slug/actions', { params, body: { actions: [...actions] } }),
        sendEnd: () => api('PUT /api/test/:slug', { params, body: {} }),
      }),
    );
  }
  running = false;
  tell(outcomes);
  if (outcomes.has('unsent')) retry = setTimeout(() => void sendUnsentTests(), againAfter);
}

function tell(outcomes: ReadonlySet<Outcome>): void {
  if (outcomes.has('ended')) toast.success('Test completed successfully');
  if (outcomes.has('saved')) toast.success('The answers that waited on this device are saved');
  if (outcomes.has('late')) toast.info('Your test was over before your last answers reached us');
}

// Whoever logs in again brings what the ended session left.
authStore.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) void sendUnsentTests();
});
