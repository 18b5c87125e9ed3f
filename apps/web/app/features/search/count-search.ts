import { apiOnLeaving } from '~/lib/api.ts';
import type { CallArguments } from '~/lib/api-call.ts';

type Counted = NonNullable<CallArguments<'POST /api/searches'>[0]>['body'];

/** Tells what was searched and whether it led anywhere, not who it was. One that isn't counted is no loss. */
export function countSearch(body: Counted): void {
  apiOnLeaving('POST /api/searches', { body }).catch(() => undefined);
}
