import type { Grading } from '@sevenfold/contract/grading/grading.schema';
import { endSession } from '~/lib/api.ts';
import { wireForm } from '~/lib/api-call.ts';
import { ApiError, apiErrorOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { deviceId } from '~/lib/auth/device-id.ts';

/** A connection can be lost without anybody saying so. While bytes move it lives; at the end the server reads the file. */
const silenceMs = { sending: 30_000, checking: 120_000 };

export const connectionLost =
  'The connection was lost before your sheet had arrived. It is still here: try again.';

interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1, as the bytes leave. */
  readonly onProgress: (share: number) => void;
  /** What goes with the file; a student's sheet unless it says otherwise. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** `fetch` can't tell how far an upload is, so this one call goes the older way. */
export function sendSheet(
  slug: string,
  file: File,
  { signal, onProgress, fields = { file_type: 'USER_FILE' } }: SendOptions,
): Promise<Grading> {
  const { method, url } = wireForm('POST /api/test/:slug/upload-answer', { params: { slug } });
  const { token } = authStore.getState();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  const request = new XMLHttpRequest();

  return new Promise<Grading>((resolve, reject) => {
    let watch: ReturnType<typeof setTimeout>;
    const lost = () => reject(new ApiError(0, 'unreachable', connectionLost));
    const giveUp = () => {
      lost();
      request.abort();
    };
    const waitAtMost = (milliseconds: number) => {
      clearTimeout(watch);
      watch = setTimeout(giveUp, milliseconds);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      waitAtMost(silenceMs.sending);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => {
      waitAtMost(silenceMs.checking);
      onProgress(1);
    };
    request.onerror = lost;
    const answered = async (): Promise<Grading> => {
      const response = new Response(request.responseText, { status: request.status });
      if (response.ok) return (await response.json()) as Grading;
      const error = await apiErrorOf(response);
      if (error.code === 'not_signed_in' && token) endSession(token);
      throw error;
    };
    request.onload = () => void answered().then(resolve, reject);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    window.addEventListener('offline', giveUp);
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => {
      clearTimeout(watch);
      signal.removeEventListener('abort', stop);
      window.removeEventListener('offline', giveUp);
    };
    request.open(method, url);
    request.setRequestHeader('X-Device-Id', deviceId());
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    waitAtMost(silenceMs.sending);
    request.send(form);
  });
}
