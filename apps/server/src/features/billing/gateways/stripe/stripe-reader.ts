import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Facts } from '../gateway.ts';
import { answered, isUnknown } from './stripe-client.ts';
import { orderFacts, subscriptionFacts } from './stripe-facts.ts';

const most = 100;

/** Puts together what Stripe keeps in several records. Our books know a purchase by its session. */
export function createStripeReader(stripe: Stripe, log: FastifyBaseLogger) {
  async function findSession(ref: string): Promise<Stripe.Checkout.Session | undefined> {
    const asked = stripe.checkout.sessions
      .retrieve(ref, { expand: ['line_items', 'subscription'] })
      .catch((error: unknown) => {
        if (isUnknown(error)) return undefined;
        throw error;
      });
    return answered(asked, log);
  }

  async function readOrder(session: Stripe.Checkout.Session) {
    const intent = idOf(session.payment_intent);
    const charges = intent
      ? await answered(stripe.charges.list({ payment_intent: intent, limit: most }), log)
      : undefined;
    return orderFacts(session, charges?.data ?? []);
  }

  async function readSubscription(session: Stripe.Checkout.Session) {
    const subscription = session.subscription;
    if (!subscription || typeof subscription === 'string')
      return subscriptionFacts(session, undefined, [], []);
    const [invoices, charges] = await Promise.all([
      answered(
        stripe.invoices.list({ subscription: subscription.id, limit: most, expand: ['data.payments'] }),
        log,
      ),
      // A session makes a customer of its own, so these are few, and of this subscription.
      answered(stripe.charges.list({ customer: idOf(subscription.customer) ?? '', limit: most }), log),
    ]);
    const intents = new Set(
      invoices.data.flatMap((invoice) =>
        (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent)),
      ),
    );
    const ofInvoices = charges.data.filter((charge) => intents.has(idOf(charge.payment_intent)));
    return subscriptionFacts(session, subscription, invoices.data, ofInvoices);
  }

  async function sessionWith(having: Stripe.Checkout.SessionListParams) {
    const { data } = await answered(stripe.checkout.sessions.list({ ...having, limit: 1 }), log);
    return data[0];
  }

  return {
    findSession,
    readSubscription,

    async read(kind: Facts['kind'], ref: string): Promise<Facts | undefined> {
      const session = await findSession(ref);
      if (!session || session.mode !== modes[kind]) return undefined;
      return kind === 'order' ? readOrder(session) : readSubscription(session);
    },

    /** The session behind an event's object; most events only name something that the session led to. */
    async recordOf({ data }: Stripe.Event) {
      const subject = data.object;
      switch (subject.object) {
        case 'checkout.session':
          return recordOf(subject);
        case 'subscription':
          return recordOf(await sessionWith({ subscription: subject.id }));
        case 'invoice': {
          const subscription = idOf(subject.parent?.subscription_details?.subscription);
          return subscription ? recordOf(await sessionWith({ subscription })) : null;
        }
        case 'charge': {
          const intent = idOf(subject.payment_intent);
          const customer = idOf(subject.customer);
          const session =
            (intent && (await sessionWith({ payment_intent: intent }))) ||
            (customer && (await sessionWith({ customer })));
          return recordOf(session || undefined);
        }
        default:
          return null;
      }
    },
  };
}

export const modes = { subscription: 'subscription', order: 'payment' } as const;

function recordOf(session: Stripe.Checkout.Session | undefined) {
  if (session?.mode === 'subscription') return { kind: 'subscription', ref: session.id } as const;
  if (session?.mode === 'payment') return { kind: 'order', ref: session.id } as const;
  return null;
}

export function idOf(named: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof named === 'string' ? named : named?.id;
}
