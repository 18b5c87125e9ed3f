import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, closeIfOpen } from './checkouts.queries.ts';
import { GatewayRefusal } from './gateways/gateway.ts';
import { settle } from './settle.ts';

/** Takes an open purchase back. One that turns out to be paid takes effect instead. */
export async function giveUpCheckout(services: BillingServices, checkout: CheckoutRow): Promise<void> {
  const { database, gateway } = services;
  const { id, kind, ref } = checkout;
  if (ref !== null) {
    try {
      await gateway.giveUp(kind, ref);
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
    }
    const settled = await settle(services, { kind, ref });
    if (settled?.checkout && settled.checkout.status !== 'open') return;
  }
  await closeIfOpen(database.db, id, { status: 'expired', reason: null });
}
