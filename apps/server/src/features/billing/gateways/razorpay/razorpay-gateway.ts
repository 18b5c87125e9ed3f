import { createHash } from 'node:crypto';
import type { Checkout } from '@sevenfold/contract/billing/billing.schema';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../../platform/clock.ts';
import {
  type Facts,
  type Gateway,
  GatewayError,
  GatewayRefusal,
  type NewPurchase,
  type NewSubscription,
} from '../gateway.ts';
import { createRazorpayApi, type RazorpaySettings } from './razorpay-api.ts';
import { createRazorpayReader } from './razorpay-reader.ts';
import {
  eventSchema,
  orderSchema,
  ordersSchema,
  planSchema,
  subscriptionSchema,
  subscriptionsSchema,
} from './razorpay-records.ts';
import { isSignature, paymentSignature, webhookSignature } from './razorpay-signatures.ts';

/** How often a plan is charged before it has to be bought again. The provider wants a number: ten years. */
const cycles = { platinum: 120, platinum_yearly: 10 } as const;
/** After that, a subscription that nobody paid for can't be paid any more. */
const payableSeconds = 24 * 3600;
/** A repeated call follows the first within this time; see `once`. */
const repeatSeconds = 3600;
const pageSize = 100;
/** Time to enter a card before the first charge. */
const leastNoticeMs = 2 * 3_600_000;
const violet = '#613ebe';

interface Surroundings {
  readonly siteName: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly timeoutMs?: number;
}

export function createRazorpayGateway(
  settings: RazorpaySettings,
  { siteName, clock, log, timeoutMs = 10_000 }: Surroundings,
): Gateway {
  const api = createRazorpayApi(settings, { log, timeoutMs });
  const reader = createRazorpayReader(api);
  const pricesAgreed = new Set<string>();

  /** What a plan costs is written at the provider; one that costs something else than we say isn't sold. */
  async function checkPrice(planId: string, { amount, currency }: NewPurchase): Promise<void> {
    const agreed = `${planId} ${amount} ${currency}`;
    if (pricesAgreed.has(agreed)) return;
    const { item } = await api.get(`/v1/plans/${encodeURIComponent(planId)}`, planSchema);
    if (item.amount !== amount || item.currency !== currency) {
      log.error(
        { planId, ours: { amount, currency }, theirs: item },
        'A plan costs something else at Razorpay',
      );
      throw new GatewayError(`The plan ${planId} costs something else at Razorpay`);
    }
    pricesAgreed.add(agreed);
  }

  async function findSubscription({ checkoutId }: NewPurchase, planId: string) {
    const from = String(seconds(clock) - repeatSeconds);
    for (let skip = 0; ; skip += pageSize) {
      const page = { plan_id: planId, from, count: String(pageSize), skip: String(skip) };
      const { items } = await api.get(`/v1/subscriptions?${new URLSearchParams(page)}`, subscriptionsSchema);
      const found = items.find((item) => item.notes.checkout_id === checkoutId);
      if (found || items.length < pageSize) return found;
    }
  }

  async function findOrder({ checkoutId }: NewPurchase) {
    const ofReceipt = new URLSearchParams({ receipt: checkoutId });
    const { items } = await api.get(`/v1/orders?${ofReceipt}`, ordersSchema);
    return items.find((item) => item.notes.checkout_id === checkoutId);
  }

  function windowFor(kind: Facts['kind'], ref: string, purchase: NewPurchase): Checkout {
    const { payer, description, amount, currency } = purchase;
    return {
      kind: 'widget',
      scriptUrl: settings.checkoutUrl,
      options: {
        key: settings.keyId,
        ...(kind === 'order' ? { order_id: ref, amount, currency } : { subscription_id: ref }),
        name: siteName,
        description,
        prefill: {
          name: payer.name,
          email: payer.email,
          ...(payer.phone !== null && { contact: payer.phone }),
        },
        theme: { color: violet },
      },
    };
  }

  const cancel = (ref: string, atCycleEnd: 0 | 1) =>
    api.post(
      `/v1/subscriptions/${encodeURIComponent(ref)}/cancel`,
      { cancel_at_cycle_end: atCycleEnd },
      subscriptionSchema,
    );

  return {
    name: 'razorpay',
    leastNoticeMs,

    async startSubscription(purchase) {
      const planId = settings.planIds[purchase.plan];
      await checkPrice(planId, purchase);
      const wanted = {
        plan_id: planId,
        total_count: cycles[purchase.plan],
        quantity: 1,
        // Our own mails tell of everything.
        customer_notify: 0,
        expire_by: expiryOf(purchase, seconds(clock)),
        ...(purchase.startsAt && { start_at: secondsOf(purchase.startsAt) }),
        notes: { checkout_id: purchase.checkoutId, ...(purchase.startsAt && { starts_later: 'yes' }) },
      };
      const { id } = await once(
        () => findSubscription(purchase, planId),
        () => api.post('/v1/subscriptions', wanted, subscriptionSchema),
      );
      return { ref: id, checkout: windowFor('subscription', id, purchase) };
    },

    async startOrder(purchase) {
      const { checkoutId, amount, currency } = purchase;
      const wanted = { amount, currency, receipt: checkoutId, notes: { checkout_id: checkoutId } };
      const { id } = await once(
        () => findOrder(purchase),
        () => api.post('/v1/orders', wanted, orderSchema),
      );
      return { ref: id, checkout: windowFor('order', id, purchase) };
    },

    async resume(purchase) {
      return windowFor(purchase.kind, purchase.ref, purchase);
    },

    isGenuine(returned) {
      return isSignature(returned.signature, paymentSignature(returned, settings.keySecret));
    },

    read: reader.read,

    async cancelAtPeriodEnd(ref) {
      await cancel(ref, 1);
      return { ...(await reader.readSubscription(ref)), cancelsAtPeriodEnd: true };
    },

    async giveUp(kind, ref) {
      const facts = await reader.read(kind, ref);
      if (!facts || facts.status === 'expired' || facts.status === 'ended') return;
      if (facts.status !== 'open' && facts.status !== 'scheduled')
        throw new GatewayRefusal('This was paid for.');
      // An order can't be taken back. It takes one payment only, and `resume` always shows the same one.
      if (kind === 'order') return;
      try {
        await cancel(ref, 0);
      } catch (error) {
        if (facts.status === 'scheduled') throw error;
        // Whether one that was only created can be cancelled isn't said; if not, it ends at its own date.
        if (!(error instanceof GatewayRefusal)) throw error;
      }
    },

    async readWebhook(headers, body) {
      const signature = headers['x-razorpay-signature'];
      if (typeof signature !== 'string') return undefined;
      if (!isSignature(signature, webhookSignature(body, settings.webhookSecret))) return undefined;
      const event = eventSchema.safeParse(jsonOf(body));
      if (!event.success) return undefined;
      const eventId = headers['x-razorpay-event-id'];
      return {
        // A missing id must not make events look alike.
        eventId: typeof eventId === 'string' ? eventId : createHash('sha256').update(body).digest('hex'),
        type: event.data.event,
        about: await reader.recordOf(event.data),
      };
    },
  };
}

/**
 * These calls take no idempotency key. What an earlier call has made is found by our mark in it, also when that call's
 * answer was lost or the server died before it wrote the id down. Should it be overlooked and a second one be made,
 * the first is an id that nobody was ever given, so nobody can pay it.
 */
async function once<Made>(find: () => Promise<Made | undefined>, make: () => Promise<Made>): Promise<Made> {
  const before = await find();
  if (before) return before;
  try {
    return await make();
  } catch (error) {
    if (error instanceof GatewayRefusal) throw error;
    const made = await find().catch(() => undefined);
    if (made) return made;
    throw error;
  }
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
const seconds = (clock: Clock): number => secondsOf(clock.now());

/** A card has to be entered before the first charge. */
const expiryOf = ({ startsAt }: NewSubscription, now: number): number =>
  Math.min(now + payableSeconds, ...(startsAt ? [secondsOf(startsAt) - 60] : []));

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
