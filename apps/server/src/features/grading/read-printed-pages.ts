import type { getPrintedPages } from '@sevenfold/contract/grading/grading.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readBookletPages } from '../papers/print/read-booklet.ts';
import { findOwnTest } from './find-test.ts';
import { numbersOf } from './know-pages.ts';

/** Asking for them prints nothing: whoever wrote on paper of their own misses no page. */
export async function readPrintedPages(
  services: Services,
  slug: string,
  caller: Caller,
): Promise<ResponseOf<typeof getPrintedPages>> {
  const test = await findOwnTest(services, slug, caller);
  const pages = await readBookletPages(services.database.db, test.id);
  return { pages: pages.map((one) => ({ page: one.page, numbers: numbersOf(one) })) };
}
