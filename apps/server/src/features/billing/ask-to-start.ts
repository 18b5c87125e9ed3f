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

/** May be repeated: the provider knows the checkout's id as its key and answers with the same record. */
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
      : await gateway.startSubscription({ ...purchase, plan });
  await keepRef(database.db, checkout.id, started.ref);
  return started;
}
