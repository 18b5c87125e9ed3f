import { createHmac } from 'node:crypto';
import { periodAfter, seconds } from '../periods.ts';
import { createProviderEvents } from '../provider-events.ts';
import { startProviderServer } from '../provider-server.ts';
import { type Charge, emptyBooks, type Invoice, newId, type Session, type Subscription } from './books.ts';
import { answerCall, failure } from './calls.ts';
import { answerPage } from './page.ts';

const secretKey = 'sk_test_emulated_4eC39HqLyjWDarjtT1zdp7dc';
const webhookSecret = 'whsec_emulated_secret';

export type StripeEmulator = Awaited<ReturnType<typeof startStripeEmulator>>;

/**
 * Stripe on loopback, as far as we use it: keeps books, checks what it is sent, signs what it sends, and charges cards
 * that exist only in the mind of a test.
 */
export async function startStripeEmulator({ now = () => new Date() }: { now?: () => Date } = {}) {
  const recurring = {
    month: { interval: 'month', interval_count: 1 },
    year: { interval: 'year', interval_count: 1 },
  } as const;
  const books = emptyBooks([
    { id: 'dummy_pro', object: 'price', unit_amount: 900, currency: 'usd', recurring: recurring.month },
    { id: 'dummy_yearly', object: 'price', unit_amount: 7200, currency: 'usd', recurring: recurring.year },
  ]);
  const clock = () => seconds(now());
  const events = createProviderEvents('evt_', ({ body }) => {
    const at = clock();
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex');
    return { 'stripe-signature': `t=${at},v1=${signature}` };
  });

  function tell(type: string, object: Session | Subscription | Invoice | Charge): void {
    const session = [...books.sessions.values()].find((candidate) => leadsTo(candidate, object));
    events.record(type, session?.id ?? '', (id) => ({
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: clock(),
      livemode: false,
      type,
      data: { object },
    }));
  }

  function leadsTo(session: Session, object: Session | Subscription | Invoice | Charge): boolean {
    switch (object.object) {
      case 'checkout.session':
        return session.id === object.id;
      case 'subscription':
        return session.subscription === object.id;
      case 'invoice':
        return session.subscription === object.parent.subscription_details.subscription;
      case 'charge':
        return (
          session.payment_intent === object.payment_intent ||
          (object.customer !== null && session.customer === object.customer)
        );
    }
  }

  const server = await startProviderServer(
    (request) =>
      answerPage(request, books, pay) ??
      answerCall(request, books, secretKey, {
        now: clock,
        pageOf: (session) => `${server.url}/c/pay/${session}`,
        expired: (session) => tell('checkout.session.expired', session),
        updated: (id) => tell('customer.subscription.updated', books.subscriptions.get(id)!),
        deleted: (id) => tell('customer.subscription.deleted', books.subscriptions.get(id)!),
      }),
    (status) => failure(status === 429 ? 'Too many requests' : 'Something went wrong', { type: 'api_error' }),
  );

  function charge(
    of: Pick<Charge, 'amount' | 'currency' | 'customer' | 'payment_intent'>,
    decline: string | undefined,
  ): Charge {
    const made: Charge = {
      id: newId('ch'),
      object: 'charge',
      ...of,
      amount_refunded: 0,
      status: decline ? 'failed' : 'succeeded',
      paid: !decline,
      refunded: false,
      failure_code: decline ? 'card_declined' : null,
      failure_message: decline ?? null,
      created: clock(),
    };
    books.charges.set(made.id, made);
    tell(decline ? 'charge.failed' : 'charge.succeeded', made);
    return made;
  }

  /** Of nothing for a trial, which needs no payment. */
  function invoiceFor(
    subscription: Subscription,
    amount: number,
    { decline, intent }: { readonly decline?: string | undefined; readonly intent?: string },
  ): Invoice {
    const item = subscription.items.data[0]!;
    const { currency } = item.price;
    const invoice: Invoice = {
      id: newId('in'),
      object: 'invoice',
      status: decline ? 'open' : 'paid',
      amount_due: amount,
      amount_paid: decline ? 0 : amount,
      currency,
      created: clock(),
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: {
        object: 'list',
        data: [
          {
            parent: { type: 'subscription_item_details' },
            period: { start: item.current_period_start, end: item.current_period_end },
          },
        ],
      },
      payments: {
        object: 'list',
        data: intent ? [{ payment: { type: 'payment_intent', payment_intent: intent } }] : [],
      },
    };
    books.invoices.set(invoice.id, invoice);
    return invoice;
  }

  function chargeSubscription(subscription: Subscription, decline: string | undefined): Charge {
    const { unit_amount: amount, currency } = subscription.items.data[0]!.price;
    const intent = newId('pi');
    const invoice = invoiceFor(subscription, amount, { decline, intent });
    const made = charge(
      { amount, currency, customer: subscription.customer, payment_intent: intent },
      decline,
    );
    tell(decline ? 'invoice.payment_failed' : 'invoice.paid', invoice);
    return made;
  }

  function subscribe(session: Session): Charge | undefined {
    const { price } = session.line_items.data[0]!;
    const start = clock();
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      status: session.trial_end === null ? 'active' : 'trialing',
      customer: newId('cus'),
      metadata: session.subscription_metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      items: {
        object: 'list',
        data: [
          {
            price,
            current_period_start: start,
            current_period_end: session.trial_end ?? periodAfter(start, price.recurring!.interval),
          },
        ],
      },
    };
    books.subscriptions.set(subscription.id, subscription);
    Object.assign(session, { subscription: subscription.id, customer: subscription.customer });
    tell('customer.subscription.created', subscription);
    if (session.trial_end !== null) {
      tell('invoice.paid', invoiceFor(subscription, 0, {}));
      return undefined;
    }
    return chargeSubscription(subscription, undefined);
  }

  const sessionOf = (ref: string): Session => {
    const session = books.sessions.get(ref);
    if (!session) throw new Error(`no session ${ref}`);
    return session;
  };
  const subscriptionOf = (ref: string): Subscription =>
    books.subscriptions.get(sessionOf(ref).subscription ?? '')!;

  /** What the payer does on the page. Nothing that is signed comes back to the browser. */
  function pay(ref: string, { decline }: { decline?: string } = {}) {
    const session = sessionOf(ref);
    if (session.status !== 'open') throw new Error(`${ref} is ${session.status}`);
    // A subscription comes to be with its first payment; what failed before is nobody's.
    if (session.mode === 'subscription' && decline) return { paymentId: '', signature: '', reason: decline };
    session.payment_intent ??= session.mode === 'payment' ? newId('pi') : null;
    const made =
      session.mode === 'subscription'
        ? subscribe(session)
        : charge(
            {
              amount: session.amount_total,
              currency: session.currency,
              customer: null,
              payment_intent: session.payment_intent!,
            },
            decline,
          );
    if (!decline) {
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
      tell('checkout.session.completed', session);
    }
    return { paymentId: made?.id ?? '', signature: '', reason: made?.failure_message ?? null };
  }

  return {
    name: 'stripe' as const,
    url: server.url,
    requests: server.requests,
    fail: server.fail,
    close: server.close,
    books,
    events,
    settings: {
      secretKey,
      webhookSecret,
      planIds: { platinum: 'dummy_pro', platinum_yearly: 'dummy_yearly' },
      apiUrl: server.url,
    },
    environment: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: server.url,
    },

    pay,

    /** The period is over: the card is charged again, or not, or it was the last period. */
    renew(ref: string, { decline }: { decline?: string } = {}): void {
      const subscription = subscriptionOf(ref);
      const item = subscription.items.data[0]!;
      if (subscription.cancel_at_period_end) {
        Object.assign(subscription, { status: 'canceled', ended_at: item.current_period_end });
        tell('customer.subscription.deleted', subscription);
        return;
      }
      item.current_period_start = item.current_period_end;
      item.current_period_end = periodAfter(item.current_period_end, item.price.recurring!.interval);
      chargeSubscription(subscription, decline);
      subscription.status = decline ? 'past_due' : 'active';
      tell('customer.subscription.updated', subscription);
    },

    /** No card was found that pays; it isn't tried any more. */
    halt(ref: string): void {
      const subscription = subscriptionOf(ref);
      subscription.status = 'unpaid';
      tell('customer.subscription.updated', subscription);
    },

    /** Tells of a subscription once more, though nothing has happened. */
    mention(ref: string): void {
      tell('customer.subscription.updated', subscriptionOf(ref));
    },

    refund(paymentId: string): void {
      const refunded = books.charges.get(paymentId)!;
      Object.assign(refunded, { refunded: true, amount_refunded: refunded.amount });
      tell('charge.refunded', refunded);
    },
  };
}
