import { type Answer, type CallArguments, type EndpointKey, wireForm } from './api-call.ts';
import { apiErrorOf } from './api-error.ts';
import type { PageContext } from './load-context.ts';

/** Calls the API from a loader, always as a visitor: server-rendered pages hold nothing personal. */
export async function apiOnServer<Key extends EndpointKey>(
  context: PageContext,
  key: Key,
  ...[parts]: CallArguments<Key>
): Promise<Answer<Key>> {
  const { method, url, body } = wireForm(key, parts);
  const response = await context.callApi(method, url, body);
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json()) as Answer<Key>;
}
