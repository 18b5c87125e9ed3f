import { partBytes } from '@sevenfold/contract/imports/import.constants';
import type { Import } from '@sevenfold/contract/imports/imports.schema';
import { endSession } from '~/lib/api.ts';
import { wireForm } from '~/lib/api-call.ts';
import { ApiError, apiErrorOf } from '~/lib/api-error.ts';
import { authStore } from '~/lib/auth/auth-store.ts';
import { deviceId } from '~/lib/auth/device-id.ts';

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onArrived: (standing: Import) => void;
}

/** The parts that haven't arrived, one after the other. What has arrived stays, so that it can go on after a break. */
export async function sendParts(
  given: Import,
  file: File,
  { signal, onArrived }: SendOptions,
): Promise<Import> {
  let standing = given;
  for (let part = 0; part < given.parts; part += 1) {
    if (given.arrived_parts.includes(part)) continue;
    standing = await sendPart(given.id, part, file.slice(part * partBytes, (part + 1) * partBytes), signal);
    onArrived(standing);
  }
  return standing;
}

async function sendPart(id: string, part: number, content: Blob, signal: AbortSignal): Promise<Import> {
  const { method, url } = wireForm('POST /api/admin/imports/:id/parts/:part', { params: { id, part } });
  const { token } = authStore.getState();
  const body = new FormData();
  body.append('file', content, 'part');
  const response = await fetch(url, {
    method,
    body,
    signal,
    headers: { 'X-Device-Id': deviceId(), ...(token && { Authorization: `Bearer ${token}` }) },
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError(
      0,
      'unreachable',
      'The connection was lost. What has arrived is kept: choose the file again.',
    );
  });
  if (response.ok) return (await response.json()) as Import;
  const error = await apiErrorOf(response);
  if (error.code === 'not_signed_in' && token) endSession(token);
  throw error;
}
