import type { FastifyBaseLogger } from 'fastify';
import Stripe from 'stripe';
import type { Clock } from '../../../../platform/clock.ts';
import { type Gateway, GatewayError, GatewayRefusal, type NewPurchase, type Started } from '../gateway.ts';
import { answered, createStripeClient, type StripeSettings } from './stripe-client.ts';
import { createStripeReader, idOf, modes } from './stripe-reader.ts';

/** Older webhooks are refused, so that one that was overheard can't be sent again later. */
const toleranceSeconds = 300;
/** Stripe takes no first charge that is nearer than 48 hours; the rest is for the way there. */
const leastNoticeMs = 49 * 3_600_000;

interface Surroundings {
  readonly publicOrigin: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly timeoutMs?: number;
  readonly retries?: number;
}

export function createStripeGateway(
  settings: StripeSettings,
  { publicOrigin, clock, log, timeoutMs = 6_000, retries = 1 }: Surroundings,
): Gateway {
  const stripe = createStripeClient(settings, { timeoutMs, retries });
  const reader = createStripeReader(stripe, log);
  const pricesAgreed = new Set<string>();

  /** What a plan costs is written at the provider; one that costs something else than we say isn't sold. */
  async function checkPrice(priceId: string, { amount, currency }: NewPurchase): Promise<void> {
    const agreed = `${priceId} ${amount} ${currency}`;
    if (pricesAgreed.has(agreed)) return;
    const price = await answered(stripe.prices.retrieve(priceId), log);
    if (price.unit_amount !== amount || price.currency !== currency.toLowerCase() || !price.recurring) {
      const theirs = { amount: price.unit_amount, currency: price.currency, recurring: price.recurring };
      log.error({ priceId, ours: { amount, currency }, theirs }, 'A plan costs something else at Stripe');
      throw new GatewayError(`The plan ${priceId} costs something else at Stripe`);
    }
    pricesAgreed.add(agreed);
  }

  async function start(
    purchase: NewPurchase,
    sale: Pick<
      Stripe.Checkout.SessionCreateParams,
      'mode' | 'line_items' | 'subscription_data' | 'payment_intent_data'
    >,
  ): Promise<Started> {
    const { checkoutId, payer, backPath } = purchase;
    const session = await answered(
      stripe.checkout.sessions.create(
        {
          ...sale,
          client_reference_id: checkoutId,
          metadata: { checkout_id: checkoutId },
          customer_email: payer.email,
          allowed_payment_method_types: ['card'],
          // Everybody pays in the currency of our prices; what was paid is compared with them.
          adaptive_pricing: { enabled: false },
          success_url: `${publicOrigin}/return?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${publicOrigin}${backPath}`,
        },
        { idempotencyKey: `checkout-${checkoutId}` },
      ),
      log,
    );
    return { ref: session.id, checkout: pageOf(session) };
  }

  async function subscriptionOf(ref: string): Promise<string> {
    const session = await reader.findSession(ref);
    const id = idOf(session?.subscription);
    if (!id) throw new GatewayRefusal('There is no subscription yet.');
    return id;
  }

  async function setCancels(ref: string, cancel_at_period_end: boolean) {
    const id = await subscriptionOf(ref);
    await answered(stripe.subscriptions.update(id, { cancel_at_period_end }), log);
    const session = await reader.findSession(ref);
    if (!session) throw new GatewayError(`Stripe's session ${ref} is gone`);
    return reader.readSubscription(session);
  }

  return {
    name: 'stripe',
    leastNoticeMs,

    async startSubscription(purchase) {
      const price = settings.planIds[purchase.plan];
      await checkPrice(price, purchase);
      return start(purchase, {
        mode: modes.subscription,
        line_items: [{ price, quantity: 1 }],
        subscription_data: {
          description: purchase.description,
          metadata: { checkout_id: purchase.checkoutId },
          ...(purchase.startsAt && { trial_end: Math.floor(purchase.startsAt.getTime() / 1000) }),
        },
      });
    },

    async startOrder(purchase) {
      const { amount, currency, description, checkoutId } = purchase;
      return start(purchase, {
        mode: modes.order,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: amount,
              product_data: { name: description },
            },
          },
        ],
        payment_intent_data: { description, metadata: { checkout_id: checkoutId } },
      });
    },

    async resume({ ref }) {
      const session = await reader.findSession(ref);
      if (session?.status !== 'open') throw new GatewayRefusal('This payment is no longer open.');
      return pageOf(session);
    },

    /** Its page hands nothing signed to the browser: who comes back is told by the session alone. */
    isGenuine: () => false,

    read: reader.read,

    cancelAtPeriodEnd: (ref) => setCancels(ref, true),
    renewAgain: (ref) => setCancels(ref, false),

    async giveUp(_kind, ref) {
      const session = await reader.findSession(ref);
      if (!session || session.status === 'expired') return;
      if (session.status === 'complete') {
        const subscription = session.subscription;
        if (!subscription || typeof subscription === 'string' || subscription.status !== 'trialing') {
          throw new GatewayRefusal('This was paid for.');
        }
        await answered(stripe.subscriptions.cancel(subscription.id), log);
        return;
      }
      await answered(stripe.checkout.sessions.expire(ref), log);
    },

    async readWebhook(headers, body) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return undefined;
      const event = genuineEvent(body, signature);
      return event && { eventId: event.id, type: event.type, about: await reader.recordOf(event) };
    },
  };

  function genuineEvent(body: Buffer, signature: string): Stripe.Event | undefined {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        settings.webhookSecret,
        toleranceSeconds,
        undefined,
        clock.now().getTime(),
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}

function pageOf({ id, url }: Stripe.Checkout.Session) {
  if (!url) throw new GatewayError(`Stripe's session ${id} has no page`);
  return { kind: 'redirect', url } as const;
}
