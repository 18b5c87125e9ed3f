import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BookletCode } from '@sevenfold/contract/papers/booklet.rules';

interface BookletOwner {
  readonly slug: string;
  readonly userId: string;
}

/** As a list in JSON: parts that only run together differently don't give the same check. */
const checkOf = (secret: string, { slug, userId }: BookletOwner, page: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([slug, userId, page]))
    .digest('hex')
    .slice(0, 8);

export const codeOfPage = (secret: string, owner: BookletOwner, page: number): BookletCode => ({
  slug: owner.slug,
  page,
  check: checkOf(secret, owner, page),
});

/** Whether we printed it, for this student and this test. */
export function isGenuine(secret: string, owner: BookletOwner, { slug, page, check }: BookletCode): boolean {
  const [claimed, right] = [Buffer.from(check), Buffer.from(checkOf(secret, owner, page))];
  return slug === owner.slug && claimed.length === right.length && timingSafeEqual(claimed, right);
}
