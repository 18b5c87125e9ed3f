import { endSession } from '../api.ts';
import { type Answer, type EndpointKey, wireForm } from '../api-call.ts';
import { ApiError, apiErrorOf } from '../api-error.ts';
import { authStore } from '../auth/auth-store.ts';
import { deviceId } from '../auth/device-id.ts';

/** Calls an endpoint that takes files beside its fields. */
export async function apiForm<Key extends EndpointKey>(key: Key, form: FormData): Promise<Answer<Key>> {
  const { method, url } = wireForm(key);
  const { token } = authStore.getState();
  const response = await fetch(url, {
    method,
    headers: { 'X-Device-Id': deviceId(), ...(token && { Authorization: `Bearer ${token}` }) },
    body: form,
  }).catch(() => {
    throw new ApiError(
      0,
      'unreachable',
      'You seem to be offline. Please check your connection and try again.',
    );
  });
  if (response.ok) return (await response.json()) as Answer<Key>;
  const error = await apiErrorOf(response);
  if (error.code === 'not_signed_in' && token) endSession(token);
  throw error;
}
