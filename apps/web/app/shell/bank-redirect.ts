import { bankRoot } from '@sevenfold/contract/site/paths';
import { redirect } from 'react-router';

/** Two older spellings of the bank's address; the query is kept. */
export function loader({ request }: { request: Request }) {
  return redirect(bankRoot + new URL(request.url).search, 301);
}
