import type { SessionStatus } from '@sevenfold/contract/billing/billing.schema';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readPeople } from '../accounts/read-people.ts';
import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, findCheckout } from './checkouts.queries.ts';
import { askingProvider } from './provider-away.ts';
import { settle } from './settle.ts';

/** Asks the provider while it is open: whoever comes back before the webhook, or instead of it, gets what was paid. */
export async function readSessionStatus(
  services: BillingServices,
  ref: string,
  caller: Caller,
): Promise<SessionStatus> {
  const { database, gateway } = services;
  const checkout = await findCheckout(database.db, gateway.name, ref);
  if (!checkout || checkout.userId !== caller.userId) {
    throw new AppError('not_found', 'There is no such payment of yours');
  }
  if (checkout.status !== 'open') return tellStatus(services, checkout);
  const settled = await askingProvider(settle(services, { kind: checkout.kind, ref }));
  return tellStatus(services, settled?.checkout ?? checkout);
}

export async function tellStatus(services: BillingServices, checkout: CheckoutRow): Promise<SessionStatus> {
  const { userId, status, purpose, testSlug, reason, startsAt } = checkout;
  const person = userId === null ? undefined : (await readPeople(services, [userId])).get(userId);
  return {
    status,
    email: person?.email ?? '',
    payment_purpose: purpose,
    test_slug: testSlug,
    reason,
    starts_at: startsAt?.toISOString() ?? null,
  };
}
