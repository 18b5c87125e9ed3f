/** What the sign-in window hands over at its end. */
export type HandOver = { readonly credential: string } | { readonly message: string | undefined };

/** Reads a message of the channel. Whatever isn't a credential is a failure, with words if it has any. */
export function handOverOf(data: unknown): HandOver {
  const { credential, message } = (data ?? {}) as { credential?: unknown; message?: unknown };
  if (typeof credential === 'string' && credential !== '') return { credential };
  return { message: typeof message === 'string' && message !== '' ? message : undefined };
}

const size = { width: 480, height: 680 };

function openCentred(url: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - size.width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  return window.open(url, '_blank', features);
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface SignInWindow {
  /** Stops listening and closes the window if it can still be reached. */
  end(): void;
}

/**
 * Opens the provider's page in a window of its own and waits for its result. Has to be called straight from a
 * click, or the browser blocks the window; undefined says that it did.
 *
 * `onReturn` means that the user looks at this page again while the window seems closed. It is a guess: once the
 * window has been at the provider, the browser calls it closed although it is open. So the channel goes on listening.
 */
export function openSignInWindow(on: {
  result: (result: HandOver) => void;
  return: () => void;
}): SignInWindow | undefined {
  const name = randomName();
  const opened = openCentred(`/api/auth/sso/start?channel=${name}`);
  if (!opened) return undefined;
  const channel = new BroadcastChannel(name);
  const onFocus = () => {
    if (opened.closed) on.return();
  };
  const stop = () => {
    channel.close();
    window.removeEventListener('focus', onFocus);
  };
  window.addEventListener('focus', onFocus);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    stop();
    on.result(handOverOf(event.data));
  };
  return {
    end() {
      stop();
      opened.close();
    },
  };
}
