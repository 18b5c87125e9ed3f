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

  async function start(purchase: NewPurchase, kind: Facts['kind'], planId: string | null): Promise<Started> {
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

  return {
    name: 'sandbox',
    startSubscription: (purchase) => start(purchase, 'subscription', soldPlan(purchase.plan).id),
    startOrder: (purchase) => start(purchase, 'order', null),
    async resume({ ref }) {
      assertOpen();
      return pageOf(ref);
    },
    isGenuine: (returned) => isSignature(secrets.key, signedText(returned), returned.signature),
    read,
    async cancelAtPeriodEnd(ref) {
      await bringUpToDate(services, ref);
      await database.transaction(async (tx) => {
        const purchase = await lockPurchase(tx.db, ref);
        if (purchase?.status !== 'active' && purchase?.status !== 'payment_failed') return;
        if (purchase.cancelsAtPeriodEnd) return;
        const cancelled = await changePurchase(tx.db, ref, { cancelsAtPeriodEnd: true });
        await announce(services, tx, cancelled, 'subscription.updated');
      });
      const facts = await read('subscription', ref);
      if (!facts) throw new GatewayError(`the sandbox knows no subscription ${ref}`);
      return facts as SubscriptionFacts;
    },
    async giveUp(kind, ref) {
      await database.transaction(async (tx) => {
        const purchase = await lockPurchase(tx.db, ref);
        if (purchase?.kind !== kind || purchase.status === 'expired') return;
        if (purchase.status !== 'open') throw new GatewayRefusal('This has been paid for already.');
        await changePurchase(tx.db, ref, { status: 'expired' });
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
  return {
    ...shared,
    kind: 'subscription',
    planId: purchase.planId ?? '',
    status,
    periodStart: purchase.periodStart,
    periodEnd: purchase.periodEnd,
    cancelsAtPeriodEnd: purchase.cancelsAtPeriodEnd,
    endedAt: purchase.endedAt,
  };
}

const unreadable = ({ kind, ref, status }: PurchaseRow) =>
  new GatewayError(`the sandbox says that ${kind} ${ref} is ${status}`);
