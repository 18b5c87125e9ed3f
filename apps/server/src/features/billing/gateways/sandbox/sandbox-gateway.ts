import { soldPlan } from '@sevenfold/contract/billing/plans';
import type { Services } from '../../../../platform/services.ts';
import {
  type Facts,
  type Gateway,
  GatewayError,
  GatewayRefusal,
  type NewPurchase,
  type Started,
  type SubscriptionFacts,
} from '../gateway.ts';
import { announce, newId } from './books.ts';
import { bringUpToDate } from './renew.ts';
import {
  changePurchase,
  findPurchase,
  forgetEmail,
  keepPurchase,
  keepSecret,
  listPayments,
  lockPurchase,
  type PaymentRow,
  type PurchaseRow,
} from './sandbox.queries.ts';
import { isSignature, signedText } from './signatures.ts';
import { readSandboxWebhook } from './webhook.ts';

export interface SandboxSecrets {
  readonly key: string;
  readonly webhook: string;
}

export async function readSandboxSecrets({ database, ids }: Services): Promise<SandboxSecrets> {
  return {
    key: await keepSecret(database.db, 'key', ids.secret()),
    webhook: await keepSecret(database.db, 'webhook', ids.secret()),
  };
}

/** The provider of the demo and of tests. It has books of its own and is asked like any other. */
export function sandboxGateway(services: Services, secrets: SandboxSecrets): Gateway {
  const { database, clock, config } = services;

  /** Outside the demo it closes its books: nothing is begun any more, and nothing renewed. */
  function assertOpen(): void {
    if (config.payments.sandboxIsOpen) return;
    throw new GatewayRefusal('Nothing can be bought here yet: no payment provider is set up.');
  }

  async function start(
    purchase: NewPurchase,
    kind: Facts['kind'],
    { planId, startsAt }: { readonly planId: string | null; readonly startsAt: Date | null },
  ): Promise<Started> {
    assertOpen();
    const { ref } = await keepPurchase(database.db, {
      ref: newId(services, kind === 'order' ? 'order' : 'sub'),
      kind,
      checkoutId: purchase.checkoutId,
      idempotencyKey: purchase.checkoutId,
      planId,
      amount: purchase.amount,
      currency: purchase.currency,
      description: purchase.description,
      email: purchase.payer.email,
      backPath: purchase.backPath,
      status: 'open',
      startsAt,
      createdAt: clock.now(),
    });
    return { ref, checkout: pageOf(ref) };
  }

  async function read(kind: Facts['kind'], ref: string): Promise<Facts | undefined> {
    await bringUpToDate(services, ref);
    const purchase = await findPurchase(database.db, ref);
    if (purchase?.kind !== kind) return undefined;
    return factsOf(purchase, await listPayments(database.db, ref));
  }

  async function setCancels(ref: string, cancelsAtPeriodEnd: boolean): Promise<SubscriptionFacts> {
    await bringUpToDate(services, ref);
    await database.transaction(async (tx) => {
      const purchase = await lockPurchase(tx.db, ref);
      if (purchase?.status !== 'active' && purchase?.status !== 'payment_failed') return;
      if (purchase.cancelsAtPeriodEnd === cancelsAtPeriodEnd) return;
      const changed = await changePurchase(tx.db, ref, { cancelsAtPeriodEnd });
      await announce(services, tx, changed, 'subscription.updated');
    });
    const facts = await read('subscription', ref);
    if (!facts) throw new GatewayError(`the sandbox knows no subscription ${ref}`);
    return facts as SubscriptionFacts;
  }

  return {
    name: 'sandbox',
    leastNoticeMs: 0,
    startSubscription: (purchase) =>
      start(purchase, 'subscription', { planId: soldPlan(purchase.plan).id, startsAt: purchase.startsAt }),
    startOrder: (purchase) => start(purchase, 'order', { planId: null, startsAt: null }),
    async resume({ ref }) {
      assertOpen();
      return pageOf(ref);
    },
    isGenuine: (returned) => isSignature(secrets.key, signedText(returned), returned.signature),
    read,
    cancelAtPeriodEnd: (ref) => setCancels(ref, true),
    renewAgain: (ref) => setCancels(ref, false),
    async giveUp(kind, ref) {
      await database.transaction(async (tx) => {
        const purchase = await lockPurchase(tx.db, ref);
        if (purchase?.kind !== kind || purchase.status === 'expired') return;
        const waits = isScheduled(purchase, await listPayments(tx.db, ref));
        if (purchase.status !== 'open' && !waits) throw new GatewayRefusal('This has been paid for already.');
        const expired = await changePurchase(tx.db, ref, { status: 'expired' });
        if (waits) await announce(services, tx, expired, 'subscription.cancelled');
      });
    },
    forgetPayer: (ref) => forgetEmail(database.db, ref),
    readWebhook: async (headers, body) => readSandboxWebhook(secrets.webhook, headers, body),
  };
}

const pageOf = (ref: string) => ({ kind: 'redirect', url: `/sandbox/checkout/${ref}` }) as const;

function factsOf(purchase: PurchaseRow, payments: PaymentRow[]): Facts {
  const shared = {
    ref: purchase.ref,
    checkoutId: purchase.checkoutId,
    payments: payments.map(({ paymentId, amount, currency, status, reason, at }) => ({
      paymentId,
      amount,
      currency,
      status,
      reason,
      at,
    })),
  };
  const { status } = purchase;
  if (purchase.kind === 'order') {
    if (status !== 'open' && status !== 'paid' && status !== 'expired') throw unreadable(purchase);
    return { ...shared, kind: 'order', amount: purchase.amount, currency: purchase.currency, status };
  }
  if (status === 'paid') throw unreadable(purchase);
  const scheduled = isScheduled(purchase, payments);
  return {
    ...shared,
    kind: 'subscription',
    planId: purchase.planId ?? '',
    status: scheduled ? 'scheduled' : status,
    periodStart: scheduled ? null : purchase.periodStart,
    periodEnd: scheduled ? null : purchase.periodEnd,
    cancelsAtPeriodEnd: purchase.cancelsAtPeriodEnd,
    endedAt: purchase.endedAt,
  };
}

/** The card is known and nothing was charged to it yet. */
const isScheduled = ({ startsAt, status }: PurchaseRow, payments: readonly PaymentRow[]): boolean =>
  startsAt !== null && status === 'active' && !payments.some((payment) => payment.status === 'paid');

const unreadable = ({ kind, ref, status }: PurchaseRow) =>
  new GatewayError(`the sandbox says that ${kind} ${ref} is ${status}`);
