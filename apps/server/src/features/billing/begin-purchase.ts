import { displayName } from '@sevenfold/contract/accounts/user';
import type { Checkout } from '@sevenfold/contract/billing/billing.schema';
import {
  offerOf,
  type PlanOffer,
  type PlanStart,
  startOf,
} from '@sevenfold/contract/billing/plan-offer.rules';
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
import { presentMembership } from './membership.presenter.ts';
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
  /** When a plan shall start, where there is a choice. */
  readonly starts?: PlanStart | undefined;
}

/** Begun purchases of the same student that stand in the way of each other. */
const attempts = 5;
const alikeMs = 24 * 3_600_000;

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
  services: BillingServices,
  userId: string,
  { starts, ...asked }: Wanted,
): Promise<{ chosen: CheckoutRow | undefined; inTheWay: CheckoutRow[] }> {
  const { database, gateway, clock, ids } = services;
  return database.transaction(async ({ db }) => {
    await holdBuyer(db, userId);
    const startsAt = await startFor(services, db, userId, { ...asked, starts });
    const wanted = { ...asked, startsAt };
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

/**
 * When it starts, null for at once; refused where it can't be bought. Looked at with the buyer held, so that two tabs
 * can't both be told that there is nothing yet.
 */
async function startFor(
  { gateway, clock }: BillingServices,
  db: Db,
  userId: string,
  { plan, testSlug, starts }: Wanted,
): Promise<Date | null> {
  if (testSlug !== null && (await findOrderOfTest(db, testSlug))) {
    throw new AppError('conflict', 'This has been paid for already.');
  }
  if (plan === null || plan === 'silver') return null;
  const now = clock.now();
  const offer = offerOf(presentMembership(await readMembership(db, userId, now), gateway), plan);
  const start = startOf(offer, starts);
  if (start === undefined) throw new AppError('conflict', refusalOf(offer));
  return start && new Date(Math.max(start.getTime(), now.getTime() + gateway.leastNoticeMs));
}

function refusalOf(offer: PlanOffer): string {
  if (offer.kind === 'none') return offer.reason;
  if (offer.kind === 'own') return 'You have this plan already.';
  if (offer.kind === 'resume') return 'You have this plan. Resume it in your membership, and it goes on.';
  return offer.kind === 'later'
    ? 'This plan can start when the one that you have paid for ends.'
    : 'This plan can start at once only.';
}

type Placed = Omit<Wanted, 'starts'> & { readonly startsAt: Date | null };

/** One that a provider wants notice of starts a little later each time that it is asked for. */
const startsAlike = (one: Date | null, other: Date | null): boolean =>
  one === null || other === null
    ? one === other
    : Math.abs(one.getTime() - other.getTime()) <= alikeMs && one.getTime() <= other.getTime();

const isSame = (checkout: CheckoutRow, wanted: Placed): boolean =>
  checkout.plan === wanted.plan &&
  startsAlike(checkout.startsAt, wanted.startsAt) &&
  checkout.testSlug === wanted.testSlug &&
  checkout.amount === wanted.amount &&
  checkout.currency === wanted.currency;

/** A student has one plan; tests are graded independently of each other. */
const excludes = (checkout: CheckoutRow, wanted: Placed): boolean =>
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
