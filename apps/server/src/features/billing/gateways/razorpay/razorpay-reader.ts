import type { Facts, OrderFacts, SubscriptionFacts } from '../gateway.ts';
import { type RazorpayApi, RazorpayUnknownId } from './razorpay-api.ts';
import { orderFacts, subscriptionFacts } from './razorpay-facts.ts';
import {
  invoiceSchema,
  invoicesSchema,
  orderSchema,
  paymentsSchema,
  type RazorpayEvent,
  subscriptionSchema,
} from './razorpay-records.ts';

const mostInvoices = '100';
/** Renewals fail and are tried again within days, so attempts are only looked for behind the newest invoices. */
const watchedInvoices = 2;

/** Puts together what Razorpay keeps in several records. */
export function createRazorpayReader(api: RazorpayApi) {
  async function readOrder(ref: string): Promise<OrderFacts> {
    const [order, payments] = await Promise.all([
      api.get(`/v1/orders/${encodeURIComponent(ref)}`, orderSchema),
      paymentsOf(ref),
    ]);
    return orderFacts(order, payments);
  }

  async function readSubscription(ref: string): Promise<SubscriptionFacts> {
    const ofSubscription = new URLSearchParams({ subscription_id: ref, count: mostInvoices });
    const [subscription, { items: invoices }] = await Promise.all([
      api.get(`/v1/subscriptions/${encodeURIComponent(ref)}`, subscriptionSchema),
      api.get(`/v1/invoices?${ofSubscription}`, invoicesSchema),
    ]);
    const attempts = await Promise.all(
      invoices
        .toSorted((one, other) => other.created_at - one.created_at)
        .slice(0, watchedInvoices)
        .flatMap(({ order_id }) => (order_id ? [paymentsOf(order_id)] : [])),
    );
    return subscriptionFacts(subscription, invoices, attempts.flat());
  }

  const paymentsOf = async (orderId: string) =>
    (await api.get(`/v1/orders/${encodeURIComponent(orderId)}/payments`, paymentsSchema)).items;

  return {
    readSubscription,

    async read(kind: Facts['kind'], ref: string): Promise<Facts | undefined> {
      try {
        return await (kind === 'order' ? readOrder(ref) : readSubscription(ref));
      } catch (error) {
        if (error instanceof RazorpayUnknownId) return undefined;
        throw error;
      }
    },

    /** A payment of an invoice belongs to the subscription that wrote it; the order in between isn't one of ours. */
    async recordOf({ payload }: RazorpayEvent) {
      if (payload.subscription) return { kind: 'subscription', ref: payload.subscription.entity.id } as const;
      const payment = payload.payment?.entity;
      if (payment?.invoice_id) {
        const { subscription_id } = await api.get(
          `/v1/invoices/${encodeURIComponent(payment.invoice_id)}`,
          invoiceSchema,
        );
        return subscription_id ? ({ kind: 'subscription', ref: subscription_id } as const) : null;
      }
      const orderId = payload.order?.entity.id ?? payment?.order_id;
      return orderId ? ({ kind: 'order', ref: orderId } as const) : null;
    },
  };
}
