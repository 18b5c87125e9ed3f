import type { Checkout } from '@sevenfold/contract/billing/billing.schema';
import type { PlanStart } from '@sevenfold/contract/billing/plan-offer.rules';
import { currency, type SoldPlanKey, soldPlan } from '@sevenfold/contract/billing/plans';
import type { Caller } from '../../platform/http/caller.ts';
import { beginPurchase } from './begin-purchase.ts';
import type { BillingServices } from './billing-services.ts';
import { lapse } from './lapse.ts';
import { askingProvider } from './provider-away.ts';
import { findAlive } from './subscriptions.queries.ts';

/** Each may make the provider work; nobody buys this often. */
const limitOf = (scale: number) => ({ name: 'purchases', tries: 30 * scale, perSeconds: 3600 });

type Begun = { id: string; checkout: Checkout };

export async function startSubscription(
  services: BillingServices,
  { plan, starts }: { readonly plan: SoldPlanKey; readonly starts?: PlanStart | undefined },
  caller: Caller,
): Promise<Begun> {
  const { config, database, rateLimits, clock } = services;
  await rateLimits.spend(limitOf(config.rateLimitScale), caller.userId);
  return beginPurchase(services, caller, async () => {
    // One whose period is over may have been renewed, or be in the way of nothing any more.
    const alive = await findAlive(database.db, caller.userId);
    if (alive && alive.periodEnd <= clock.now()) await askingProvider(lapse(services, alive));
    return {
      kind: 'subscription',
      purpose: 'platinum',
      plan,
      testSlug: null,
      amount: soldPlan(plan).amount,
      currency,
      starts,
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
