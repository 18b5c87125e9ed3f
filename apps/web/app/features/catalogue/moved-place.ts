import { bankRoot } from '@sevenfold/contract/site/paths';
import { ApiError } from '~/lib/api-error.ts';
import { readBankAddress, topicParts } from '~/lib/bank/bank-address.ts';
import { type BankCall, type Catalogue, slugsOf, topicPath } from '~/lib/bank/topic-tree.ts';

/**
 * The address to which an old one leads: staff rename subjects and topics and move topics in their tree, and links
 * live longer than that. Undefined where the address is right, or was never right.
 */
export async function movedAddress(
  call: BankCall,
  { pathname, searchParams }: URL,
  catalogue: Catalogue | undefined,
): Promise<string | undefined> {
  const address = readBankAddress(searchParams);
  const given = topicParts.slice(1).flatMap((part) => address[part] ?? []);
  if (address.subject === undefined) return undefined;
  if (catalogue && topicPath(catalogue.topics, address).length === given.length) return undefined;
  const topic = given.at(-1);
  const place = await call('GET /api/places', {
    query: { subject: address.subject, ...(topic && { topic }) },
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  if (!place) return undefined;
  const slugs = slugsOf(
    place.subject,
    place.topics.map((slug) => ({ slug })),
  );
  const query = new URLSearchParams(searchParams);
  for (const part of topicParts) {
    if (slugs[part] === undefined) query.delete(part);
    else query.set(part, slugs[part]);
  }
  if (query.toString() === searchParams.toString()) return undefined;
  const below = pathname.replace(/\.data$/, '').replace(/\/$/, '');
  return `${below.startsWith(bankRoot) ? below : bankRoot}?${query}`;
}
