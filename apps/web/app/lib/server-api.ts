import type { ApiAnswer, PageContext } from '@sevenfold/contract/site/page-context';
import { data } from 'react-router';
import { type Answer, type CallArguments, type EndpointKey, wireForm } from './api-call.ts';
import { apiErrorOf } from './api-error.ts';

/** Calls the API from a loader, always as a visitor: server-rendered pages hold nothing personal. */
export async function apiOnServer<Key extends EndpointKey>(
  context: PageContext,
  key: Key,
  ...[parts]: CallArguments<Key>
): Promise<Answer<Key>> {
  const { method, url, body } = wireForm(key, parts);
  const response = await context.callApi(method, url, body);
  // Has a page of its own, whatever the loader would have made of it.
  if (response.status === 503) throw data(null, { status: 503, headers: retryAfterOf(response) });
  if (!response.ok) throw await apiErrorOf(response);
  return (await response.json()) as Answer<Key>;
}

function retryAfterOf(response: ApiAnswer): Record<string, string> {
  const seconds = response.headers.get('retry-after');
  return seconds ? { 'Retry-After': seconds } : {};
}
