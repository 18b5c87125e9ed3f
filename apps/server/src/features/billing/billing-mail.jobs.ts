import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';

const paymentData = z.object({ paymentId: z.uuid() });
const subscriptionData = z.object({ subscriptionId: z.uuid() });

export type PaymentData = z.output<typeof paymentData>;
export type SubscriptionData = z.output<typeof subscriptionData>;

export const sendReceipt: Job<PaymentData> = { name: 'billing.mail-receipt', data: paymentData };
export const sendPaymentFailed: Job<PaymentData> = { name: 'billing.mail-failed', data: paymentData };
export const sendStarted: Job<SubscriptionData> = { name: 'billing.mail-started', data: subscriptionData };
const checkoutData = z.object({ checkoutId: z.uuid() });
export type CheckoutData = z.output<typeof checkoutData>;
/** A plan that starts later was bought. */
export const sendScheduled: Job<CheckoutData> = { name: 'billing.mail-scheduled', data: checkoutData };
export const sendCancelled: Job<SubscriptionData> = {
  name: 'billing.mail-cancelled',
  data: subscriptionData,
};
