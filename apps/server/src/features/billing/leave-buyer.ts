import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { forgetPayer } from './billing.jobs.ts';
import type { BillingServices } from './billing-services.ts';
import { takeBack } from './cancel-next-plan.ts';
import { findWaiting, listOpenCheckoutsOf, listRefsOf } from './checkouts.queries.ts';
import { cancelAtProvider } from './end-plan.ts';
import { giveUpCheckout } from './give-up-checkout.ts';
import { endAtOnce } from './grant-plan.ts';
import { startsWithin } from './membership.policy.ts';
import { emptyNotes } from './payments.queries.ts';
import { askingProvider } from './provider-away.ts';
import { findAlive, type SubscriptionRow } from './subscriptions.queries.ts';
import { emptyPayloads } from './webhook-events.queries.ts';

const renews = ({ provider, status }: SubscriptionRow): boolean =>
  provider !== 'staff' && status !== 'cancelled';

/**
 * Before an account is deleted: nobody is charged for what they can't use any more. The provider comes first and may
 * be away; the account is then there still, and whoever deletes it tries again.
 */
export async function stopPaying(services: BillingServices, userId: string): Promise<void> {
  const { database, gateway } = services;
  for (const open of await listOpenCheckoutsOf(database.db, userId, gateway.name)) {
    await askingProvider(giveUpCheckout(services, open));
  }
  const waiting = await findWaiting(database.db, userId, startsWithin(services.clock.now()));
  if (waiting?.provider === gateway.name) await takeBack(services, waiting);
  const alive = await findAlive(database.db, userId);
  if (alive && renews(alive)) await cancelAtProvider(services, alive);
}

/**
 * In the transaction that deletes the account. The books lose the person by themselves; what providers sent and wrote
 * down of them is emptied by a job.
 */
export async function leaveBuyer(services: BillingServices, tx: Transaction, userId: string): Promise<void> {
  const { gateway, queue, clock } = services;
  const alive = await findAlive(tx.db, userId);
  const open = await listOpenCheckoutsOf(tx.db, userId, gateway.name);
  const waiting = await findWaiting(tx.db, userId, startsWithin(clock.now()));
  if (open.length > 0 || waiting?.provider === gateway.name || (alive && renews(alive))) {
    throw new AppError('conflict', 'This user is buying something right now. Please try again in a minute.');
  }
  if (alive?.provider === 'staff') await endAtOnce(tx.db, alive, clock.now());
  const refs = await listRefsOf(tx.db, userId, gateway.name);
  if (refs.length > 0) await queue.enqueue(tx, forgetPayer, { refs });
}

/** What is kept of a purchase whose buyer is gone: that and when the provider was heard, not what it said. */
export async function forgetPayerNow(
  { database, gateway }: BillingServices,
  { refs }: { refs: readonly string[] },
): Promise<void> {
  await emptyNotes(database.db, gateway.name, refs);
  await emptyPayloads(database.db, gateway.name, refs);
  for (const ref of refs) await gateway.forgetPayer?.(ref);
}
