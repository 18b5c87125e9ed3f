import type { Checkout } from '@sevenfold/contract/billing/billing.schema';
import { currency, type SoldPlanKey, soldPlan } from '@sevenfold/contract/billing/plans';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { beginPurchase } from './begin-purchase.ts';
import type { BillingServices } from './billing-services.ts';
import { lapse } from './lapse.ts';
import { askingProvider } from './provider-away.ts';
import { readMembership } from './read-membership.ts';
import { findAlive } from './subscriptions.queries.ts';

/** Each may make the provider work; nobody buys this often. */
const limitOf = (scale: number) => ({ name: 'purchases', tries: 30 * scale, perSeconds: 3600 });

type Begun = { id: string; checkout: Checkout };

export async function startSubscription(
  services: BillingServices,
  plan: SoldPlanKey,
  caller: Caller,
): Promise<Begun> {
  const { config, database, rateLimits, world } = services;
  await rateLimits.spend(limitOf(config.rateLimitScale), caller.userId);
  return beginPurchase(services, caller, async () => {
    const alive = await findAlive(database.db, caller.userId);
    if (alive && alive.periodEnd <= world.now()) await askingProvider(lapse(services, alive));
    const current = await readMembership(database.db, caller.userId, world.now());
    if (current.subscription)
      throw new AppError(
        'conflict',
        'You already have a plan. Cancel it first, and choose another one when it has ended.',
      );
    return {
      kind: 'subscription',
      purpose: 'platinum',
      plan,
      testSlug: null,
      amount: soldPlan(plan).amount,
      currency,
    };
  });
}

export async function startOneTime(
  services: BillingServices,
  testSlug: string,
  caller: Caller,
): Promise<Begun> {
  const { config, goods, rateLimits } = services;
  await rateLimits.spend(limitOf(config.rateLimitScale), caller.userId);
  return beginPurchase(services, caller, async () => {
    const { amount, currency: asked } = await goods.quote(testSlug, caller);
    return { kind: 'order', purpose: 'grading', plan: null, testSlug, amount, currency: asked };
  });
}
