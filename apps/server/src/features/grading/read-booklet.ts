import type { getBooklet } from '@sevenfold/contract/grading/grading.endpoints';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { Booklets } from './booklets.ts';
import { findOwnTest } from './find-test.ts';

export async function readBooklet(
  services: Services,
  booklets: Booklets,
  slug: string,
  caller: Caller,
): Promise<ResponseOf<typeof getBooklet>> {
  const pages = await booklets.pagesOf(await findOwnTest(services, slug, caller));
  return { pages: pages.map(({ page, check, numbers }) => ({ page, check, numbers: [...numbers] })) };
}
