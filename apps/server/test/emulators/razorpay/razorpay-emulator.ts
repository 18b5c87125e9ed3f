import { createHmac } from 'node:crypto';
import { periodAfter, seconds } from '../periods.ts';
import { createProviderEvents } from '../provider-events.ts';
import { startProviderServer } from '../provider-server.ts';
import {
  emptyBooks,
  type Invoice,
  newId,
  newOrder,
  type Order,
  type Payment,
  type Subscription,
} from './books.ts';
import { answerCall, failure } from './calls.ts';
import { answerWindow } from './window.ts';

const account = { keyId: 'rzp_test_emulated', keySecret: 'emulated key secret' };
const webhookSecret = 'emulated webhook secret';

export type RazorpayEmulator = Awaited<ReturnType<typeof startRazorpayEmulator>>;

/**
 * Razorpay on loopback, as far as we use it: keeps books, checks what it is sent, signs what it sends, and charges
 * cards that exist only in the mind of a test.
 */
export async function startRazorpayEmulator({ now = () => new Date() }: { now?: () => Date } = {}) {
  const books = emptyBooks([
    { id: 'dummy_pro', period: 'monthly', item: { name: 'Pro Plan', amount: 900, currency: 'USD' } },
    {
      id: 'dummy_yearly',
      period: 'yearly',
      item: { name: 'Pro Plan (Yearly)', amount: 7200, currency: 'USD' },
    },
  ]);
  const clock = () => seconds(now());
  const events = createProviderEvents('evt_', ({ id, body }) => ({
    'x-razorpay-event-id': id,
    'x-razorpay-signature': sign(body, webhookSecret),
  }));
  const server = await startProviderServer(
    (request) =>
      answerWindow(request, { keyId: account.keyId, pay }) ??
      answerCall(request, books, account, {
        now: clock,
        cancelled: (subscription) => tell('subscription.cancelled', { subscription }),
      }),
    (status) => failure(status === 429 ? 'Too many requests' : 'We are facing some trouble', 'SERVER_ERROR'),
  );

  function tell(
    event: string,
    entities: { subscription?: Subscription; order?: Order; payment?: Payment },
  ): void {
    const { subscription, payment, order } = entities;
    const invoice = books.invoices.get(payment?.invoice_id ?? '');
    const ref = subscription?.id ?? invoice?.subscription_id ?? order?.id ?? payment?.order_id ?? '';
    events.record(event, ref, () => ({
      entity: 'event',
      account_id: 'acc_emulated',
      event,
      contains: Object.keys(entities),
      payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
      created_at: clock(),
    }));
  }

  /** Charges a card for an order, or is declined. */
  function charge(order: Order, invoice: Invoice | null, decline?: string): Payment {
    if (order.status === 'paid') throw new Error(`${order.id} is paid`);
    const payment: Payment = {
      id: newId('pay'),
      entity: 'payment',
      amount: order.amount,
      currency: order.currency,
      status: decline ? 'failed' : 'captured',
      order_id: order.id,
      invoice_id: invoice?.id ?? null,
      captured: !decline,
      amount_refunded: 0,
      error_code: decline ? 'BAD_REQUEST_ERROR' : null,
      error_description: decline ?? null,
      created_at: clock(),
    };
    books.payments.set(payment.id, payment);
    order.attempts += 1;
    order.status = decline ? 'attempted' : 'paid';
    if (decline) {
      tell('payment.failed', { payment });
      return payment;
    }
    order.amount_paid = order.amount;
    order.amount_due = 0;
    if (invoice)
      Object.assign(invoice, {
        status: 'paid',
        payment_id: payment.id,
        amount_paid: order.amount,
        paid_at: clock(),
      });
    tell('payment.captured', { payment });
    tell('order.paid', { order, payment });
    return payment;
  }

  function unpaidInvoice(subscription: Subscription): Invoice {
    const open = [...books.invoices.values()].find(
      (invoice) => invoice.subscription_id === subscription.id && invoice.status === 'issued',
    );
    if (open) return open;
    const plan = books.plans.get(subscription.plan_id)!;
    const start = subscription.current_end ?? subscription.start_at ?? clock();
    const { amount, currency } = plan.item;
    const order = newOrder(books, { amount, currency, receipt: null, notes: [], created_at: clock() });
    const invoice: Invoice = {
      id: newId('inv'),
      entity: 'invoice',
      order_id: order.id,
      subscription_id: subscription.id,
      payment_id: null,
      status: 'issued',
      amount,
      amount_paid: 0,
      currency,
      paid_at: null,
      billing_start: start,
      billing_end: periodAfter(start, plan.period === 'monthly' ? 'month' : 'year'),
      created_at: clock(),
    };
    books.invoices.set(invoice.id, invoice);
    return invoice;
  }

  function chargeSubscription(subscription: Subscription, decline?: string): Payment {
    const first = subscription.paid_count === 0;
    const invoice = unpaidInvoice(subscription);
    const payment = charge(books.orders.get(invoice.order_id)!, invoice, decline);
    if (decline && first) return payment;
    subscription.current_start = invoice.billing_start;
    subscription.current_end = invoice.billing_end;
    if (decline) {
      subscription.status = 'pending';
      tell('subscription.pending', { subscription, payment });
      return payment;
    }
    const was = subscription.status;
    subscription.status = 'active';
    subscription.paid_count += 1;
    if (was !== 'active') tell('subscription.activated', { subscription, payment });
    tell('subscription.charged', { subscription, payment });
    return payment;
  }

  const subscriptionOf = (ref: string): Subscription => {
    const subscription = books.subscriptions.get(ref);
    if (!subscription) throw new Error(`no subscription ${ref}`);
    return subscription;
  };

  /** The card is looked at with a payment of next to nothing, which belongs to no invoice and is given back. */
  function authenticate(subscription: Subscription) {
    const payment: Payment = {
      id: newId('pay'),
      entity: 'payment',
      amount: 50,
      currency: books.plans.get(subscription.plan_id)!.item.currency,
      status: 'refunded',
      order_id: null,
      invoice_id: null,
      captured: true,
      amount_refunded: 50,
      error_code: null,
      error_description: null,
      created_at: clock(),
    };
    books.payments.set(payment.id, payment);
    subscription.status = 'authenticated';
    tell('subscription.authenticated', { subscription });
    const signature = sign(`${payment.id}|${subscription.id}`, account.keySecret);
    return { paymentId: payment.id, signature, reason: null };
  }

  /** What the payer does in the window. What the window hands to the browser comes back, or why not. */
  function pay(ref: string, { decline }: { decline?: string } = {}) {
    const order = books.orders.get(ref);
    if (order) {
      const { id, error_description } = charge(order, null, decline);
      return {
        paymentId: id,
        signature: sign(`${ref}|${id}`, account.keySecret),
        reason: error_description,
      };
    }
    const subscription = subscriptionOf(ref);
    if (subscription.status !== 'created') throw new Error(`${ref} is ${subscription.status}`);
    if (subscription.start_at !== null && !decline) return authenticate(subscription);
    const { id, error_description } = chargeSubscription(subscription, decline);
    return { paymentId: id, signature: sign(`${id}|${ref}`, account.keySecret), reason: error_description };
  }

  return {
    name: 'razorpay' as const,
    url: server.url,
    requests: server.requests,
    fail: server.fail,
    close: server.close,
    books,
    events,
    settings: {
      ...account,
      webhookSecret,
      planIds: { platinum: 'dummy_pro', platinum_yearly: 'dummy_yearly' },
      apiUrl: server.url,
      checkoutUrl: `${server.url}/v1/checkout.js`,
    },
    environment: {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: account.keyId,
      RAZORPAY_KEY_SECRET: account.keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: server.url,
      RAZORPAY_CHECKOUT_URL: `${server.url}/v1/checkout.js`,
    },

    pay,

    /** The cycle is over: the card is charged again, or not, or it was the last cycle. */
    renew(ref: string, { decline }: { decline?: string } = {}): void {
      const subscription = subscriptionOf(ref);
      if (books.endingWithCycle.has(ref)) {
        subscription.status = 'cancelled';
        subscription.ended_at = subscription.current_end;
        tell('subscription.cancelled', { subscription });
        return;
      }
      chargeSubscription(subscription, decline);
    },

    /** No card was found that pays; it isn't tried any more. */
    halt(ref: string): void {
      const subscription = subscriptionOf(ref);
      subscription.status = 'halted';
      tell('subscription.halted', { subscription });
    },

    /** Tells of a subscription once more, though nothing has happened. */
    mention(ref: string): void {
      tell('subscription.updated', { subscription: subscriptionOf(ref) });
    },

    refund(paymentId: string): void {
      const payment = books.payments.get(paymentId)!;
      payment.status = 'refunded';
      payment.amount_refunded = payment.amount;
      tell('refund.processed', { payment });
    },
  };
}

const sign = (message: string, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex');
