import { displayName } from '@sevenfold/contract/accounts/user';
import type { Checkout } from '@sevenfold/contract/billing/billing.schema';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readUser } from '../accounts/read-profile.ts';
import { askToStart, purchaseOf } from './ask-to-start.ts';
import type { BillingServices } from './billing-services.ts';
import {
  type CheckoutRow,
  closeIfOpen,
  holdBuyer,
  insertCheckout,
  listOpenCheckouts,
} from './checkouts.queries.ts';
import { GatewayRefusal, type Payer } from './gateways/gateway.ts';
import { giveUpCheckout } from './give-up-checkout.ts';
import { findOrderOfTest } from './orders.queries.ts';
import { askingProvider } from './provider-away.ts';
import { readMembership } from './read-membership.ts';
import { settle } from './settle.ts';

/** What somebody wants to buy. */
export interface Wanted {
  readonly kind: CheckoutRow['kind'];
  readonly purpose: CheckoutRow['purpose'];
  readonly plan: CheckoutRow['plan'];
  readonly testSlug: string | null;
  readonly amount: number;
  readonly currency: string;
}

/** Begun purchases of the same student that stand in the way of each other. */
const attempts = 5;

/**
 * Our note of the purchase comes first and is the provider's idempotency key, so that a crash, a second press or a
 * second tab leads to the same purchase and never to another one. `quote` refuses what can't be sold, and is asked
 * again whenever something has changed meanwhile.
 */
export async function beginPurchase(
  services: BillingServices,
  caller: Caller,
  quote: () => Promise<Wanted>,
): Promise<{ id: string; checkout: Checkout }> {
  const user = await readUser(services, caller);
  const payer: Payer = {
    userId: user.id,
    email: user.email,
    name: displayName({ full_name: user.fullName, username: user.username }),
    phone: user.phone,
  };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const wanted = await quote();
    const { chosen, inTheWay } = await noteCheckout(services, caller.userId, wanted);
    if (!chosen) {
      for (const other of inTheWay) await askingProvider(giveUpCheckout(services, other));
      continue;
    }
    const started = await askingProvider(openCheckout(services, chosen, payer));
    if (started) return started;
  }
  throw new AppError('conflict', 'This is being bought in another window. Please finish it there.');
}

/** Finds the open purchase of the same thing, or notes a new one unless others have to be given up first. */
async function noteCheckout(
  { database, gateway, clock, ids }: BillingServices,
  userId: string,
  wanted: Wanted,
): Promise<{ chosen: CheckoutRow | undefined; inTheWay: CheckoutRow[] }> {
  return database.transaction(async ({ db }) => {
    await holdBuyer(db, userId);
    await refuseSecond(db, userId, wanted, clock.now());
    const open = await listOpenCheckouts(db, { userId, provider: gateway.name, kind: wanted.kind });
    const same = open.find((checkout) => isSame(checkout, wanted));
    const inTheWay = open.filter((checkout) => checkout !== same && excludes(checkout, wanted));
    if (inTheWay.length > 0) return { chosen: undefined, inTheWay };
    const chosen =
      same ??
      (await insertCheckout(db, {
        id: ids.uuid(),
        userId,
        provider: gateway.name,
        createdAt: clock.now(),
        ...wanted,
      }));
    return { chosen, inTheWay: [] };
  });
}

/** Looked at with the buyer held, so that two tabs can't both be told that there is nothing yet. */
async function refuseSecond(db: Db, userId: string, { kind, testSlug }: Wanted, now: Date): Promise<void> {
  if (kind === 'subscription' && (await readMembership(db, userId, now)).subscription) {
    throw new AppError(
      'conflict',
      'You already have a plan. Cancel it first, and choose another one when it has ended.',
    );
  }
  if (testSlug !== null && (await findOrderOfTest(db, testSlug))) {
    throw new AppError('conflict', 'This has been paid for already.');
  }
}

const isSame = (checkout: CheckoutRow, wanted: Wanted): boolean =>
  checkout.plan === wanted.plan &&
  checkout.testSlug === wanted.testSlug &&
  checkout.amount === wanted.amount &&
  checkout.currency === wanted.currency;

/** A student has one plan; tests are graded independently of each other. */
const excludes = (checkout: CheckoutRow, wanted: Wanted): boolean =>
  wanted.kind === 'subscription' || checkout.testSlug === wanted.testSlug;

/** Undefined when the purchase turned out to be over, one way or the other. */
async function openCheckout(
  services: BillingServices,
  checkout: CheckoutRow,
  payer: Payer,
): Promise<{ id: string; checkout: Checkout } | undefined> {
  const { database, gateway } = services;
  const { kind, ref } = checkout;
  if (ref === null) {
    try {
      const started = await askToStart(services, checkout, payer);
      return { id: started.ref, checkout: started.checkout };
    } catch (error) {
      // Asked again with the same key, the provider would only repeat itself.
      if (error instanceof GatewayRefusal) {
        await closeIfOpen(database.db, checkout.id, { status: 'failed', reason: error.message });
      }
      throw error;
    }
  }
  const settled = await settle(services, { kind, ref });
  if (settled?.checkout?.status !== 'open') {
    if (!settled) await closeIfOpen(database.db, checkout.id, { status: 'expired', reason: null });
    return undefined;
  }
  return { id: ref, checkout: await gateway.resume({ ...purchaseOf(services, checkout, payer), kind, ref }) };
}
