import { toast } from '../ui/toast.ts';
import { type Answer, type CallArguments, type EndpointKey, wireForm } from './api-call.ts';
import { ApiError, apiErrorOf } from './api-error.ts';
import { authStore } from './auth/auth-store.ts';
import { deviceId, keepDeviceId } from './auth/device-id.ts';
import { sendSafely } from './repeatable-calls.ts';

export interface AnswerWithToken<Key extends EndpointKey> {
  readonly answer: Answer<Key>;
  /** From the `Authorization` header of the answers that open a session. */
  readonly token: string | undefined;
}

/** Calls the API from the browser, as the signed-in user if there is one. */
export async function api<Key extends EndpointKey>(
  key: Key,
  ...parts: CallArguments<Key>
): Promise<Answer<Key>> {
  return (await apiWithToken(key, ...parts)).answer;
}

/** The same in the moment in which the page goes: the browser sends it to its end, whether or not anybody hears the answer. */
export const apiOnLeaving: typeof api = async (key, ...[parts]) =>
  (await send(key, parts, { keepalive: true })).json();

export async function apiWithToken<Key extends EndpointKey>(
  key: Key,
  ...[parts]: CallArguments<Key>
): Promise<AnswerWithToken<Key>> {
  const response = await send(key, parts);
  return {
    answer: (await response.json()) as Answer<Key>,
    token: response.headers.get('authorization')?.replace(/^Bearer /, ''),
  };
}

/** For the calls that answer with a file. A refusal is read from its body, as everywhere. */
export async function apiFile<Key extends EndpointKey>(
  key: Key,
  ...[parts]: CallArguments<Key>
): Promise<Blob> {
  return (await send(key, parts)).blob();
}

async function send(
  key: string,
  parts: Parameters<typeof wireForm>[1],
  options?: Pick<RequestInit, 'keepalive'>,
): Promise<Response> {
  const { method, url, body } = wireForm(key, parts);
  const { token } = authStore.getState();
  const call = () =>
    fetch(url, {
      ...options,
      method,
      headers: {
        'X-Device-Id': deviceId(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const response = await sendSafely(key, call).catch(() => {
    throw new ApiError(
      0,
      'unreachable',
      'You seem to be offline. Please check your connection and try again.',
    );
  });
  const issuedId = response.headers.get('x-device-id');
  if (issuedId) keepDeviceId(issuedId);
  if (response.ok) return response;
  const error = await apiErrorOf(response);
  if (error.code === 'not_signed_in' && token) endSession(token);
  throw error;
}

/** The server no longer knows this token: it was revoked, or not used for too long. */
export function endSession(token: string): void {
  if (authStore.getState().token !== token) return;
  authStore.getState().signOut();
  toast.info('Your session has ended. Please log in again.');
}
