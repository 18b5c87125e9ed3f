import { endSession } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { ApiError, apiErrorOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { deviceId } from '~/lib/auth/device-id.ts';

export type SentPicture = Answer<'POST /api/admin/media'>;

export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

export async function sendPicture(file: File): Promise<SentPicture> {
  const { token } = authStore.getState();
  const form = new FormData();
  form.append('file', file, file.name);
  const response = await fetch('/api/admin/media', {
    method: 'POST',
    headers: { 'X-Device-Id': deviceId(), ...(token && { Authorization: `Bearer ${token}` }) },
    body: form,
  }).catch(() => {
    throw new ApiError(
      0,
      'unreachable',
      'The connection was lost before the picture had arrived. Try again.',
    );
  });
  if (response.ok) return (await response.json()) as SentPicture;
  const error = await apiErrorOf(response);
  if (error.code === 'not_signed_in' && token) endSession(token);
  throw error;
}
