import { displayName } from '@sevenfold/contract/accounts/user';
import { readPeople } from '../accounts/read-people.ts';
import { askToStart } from './ask-to-start.ts';
import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, listDueToStart, listOpenSince } from './checkouts.queries.ts';
import { giveUpCheckout } from './give-up-checkout.ts';
import { isAbandoned, isDueForReading, quietMinutes } from './reconcile.policy.ts';
import { settle } from './settle.ts';

export const reconcileEverySeconds = 300;
/** A first charge that fails is tried again for about as long. */
const lookBackDays = 14;

/** Finds out about purchases whose webhook got lost, and gives those up that nobody came back to. */
export async function reconcile(services: BillingServices): Promise<void> {
  const { database, gateway, log, clock } = services;
  const now = clock.now();
  const lately = { from: new Date(now.getTime() - lookBackDays * 86_400_000), to: now };
  for (const checkout of await listDueToStart(database.db, gateway.name, lately)) {
    try {
      await settle(services, { kind: checkout.kind, ref: checkout.ref! });
    } catch (error) {
      log.warn({ err: error, checkout: checkout.id }, 'the start of a plan could not be looked at');
    }
  }
  const before = new Date(now.getTime() - quietMinutes * 60_000);
  for (const checkout of await listOpenSince(database.db, gateway.name, before)) {
    if (!isDueForReading(checkout.createdAt, now, reconcileEverySeconds / 60)) continue;
    try {
      await look(services, checkout, now);
    } catch (error) {
      log.warn({ err: error, checkout: checkout.id }, 'a purchase could not be looked at');
    }
  }
}

async function look(services: BillingServices, checkout: CheckoutRow, now: Date): Promise<void> {
  if (isAbandoned(checkout.createdAt, now)) return giveUpCheckout(services, checkout);
  const { kind, userId } = checkout;
  let { ref } = checkout;
  if (ref === null) {
    // Whether the provider had heard of it before we fell over is only known by asking again.
    const person = userId === null ? undefined : (await readPeople(services, [userId])).get(userId);
    if (!person) return giveUpCheckout(services, checkout);
    const { id, email, fullName, username } = person;
    const name = displayName({ full_name: fullName, username });
    ({ ref } = await askToStart(services, checkout, { userId: id, email, name, phone: null }));
  }
  await settle(services, { kind, ref });
}
