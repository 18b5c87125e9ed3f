import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, keepRef } from './checkouts.queries.ts';
import type { NewPurchase, Payer, Started } from './gateways/gateway.ts';
import { backPathOf, describePurchase } from './purchase-words.ts';

/** As the provider is told of it. */
export function purchaseOf({ config }: BillingServices, checkout: CheckoutRow, payer: Payer): NewPurchase {
  return {
    checkoutId: checkout.id,
    payer,
    description: describePurchase(config, checkout),
    amount: checkout.amount,
    currency: checkout.currency,
    backPath: backPathOf(checkout),
  };
}

/** May be repeated, also by another server at the same time: all get the same record. */
export async function askToStart(
  services: BillingServices,
  checkout: CheckoutRow,
  payer: Payer,
): Promise<Started> {
  const { database, gateway } = services;
  const purchase = purchaseOf(services, checkout, payer);
  const { plan } = checkout;
  const started =
    plan === null || plan === 'silver'
      ? await gateway.startOrder(purchase)
      : await gateway.startSubscription({ ...purchase, plan, startsAt: checkout.startsAt });
  const ref = await keepRef(database.db, checkout.id, started.ref);
  if (ref === started.ref) return started;
  // Asked twice in the same moment, a provider without idempotency keys has made two. Nobody hears of this one.
  return { ref, checkout: await gateway.resume({ ...purchase, kind: checkout.kind, ref }) };
}
