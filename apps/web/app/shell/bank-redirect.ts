import { bankRoot } from '@sevenfold/contract/site/paths';
import { redirect } from 'react-router';
import type { Route } from './+types/bank-redirect.ts';

/** Two older spellings of the bank's address; the query is kept. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(bankRoot + new URL(request.url).search, 301);
}
