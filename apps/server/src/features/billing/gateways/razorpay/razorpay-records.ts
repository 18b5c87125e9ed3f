import { z } from 'zod';

/** What we read of Razorpay's records. Times are seconds since 1970, amounts are in the smallest unit. */
const seconds = z.int().nonnegative();
const word = z.string().min(1);

/** Our mark in a record. Empty notes are an empty list there. */
const notes = z
  .union([
    z.object({ checkout_id: z.string().optional(), starts_later: z.string().optional() }),
    z.array(z.unknown()),
  ])
  .transform((given) => (Array.isArray(given) ? {} : given));

const collectionOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export const planSchema = z.object({
  id: word,
  item: z.object({ amount: z.int(), currency: word }),
});

export const subscriptionSchema = z.object({
  id: word,
  plan_id: word,
  status: z.enum([
    'created',
    'authenticated',
    'active',
    'pending',
    'halted',
    'paused',
    'cancelled',
    'completed',
    'expired',
  ]),
  current_start: seconds.nullable(),
  current_end: seconds.nullable(),
  ended_at: seconds.nullable(),
  /** When it is charged for the first time, where that was asked for. */
  start_at: seconds.nullish(),
  notes,
});
export type RazorpaySubscription = z.output<typeof subscriptionSchema>;

export const invoiceSchema = z.object({
  id: word,
  order_id: word.nullish(),
  subscription_id: word.nullish(),
  payment_id: word.nullish(),
  status: z.string(),
  amount_paid: z.int().nullish(),
  currency: z.string(),
  paid_at: seconds.nullish(),
  created_at: seconds,
  billing_start: seconds.nullish(),
  billing_end: seconds.nullish(),
});
export type RazorpayInvoice = z.output<typeof invoiceSchema>;

export const orderSchema = z.object({
  id: word,
  amount: z.int(),
  currency: word,
  status: z.enum(['created', 'attempted', 'paid']),
  notes,
});
export type RazorpayOrder = z.output<typeof orderSchema>;

export const paymentSchema = z.object({
  id: word,
  amount: z.int(),
  currency: word,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  error_description: z.string().nullish(),
  created_at: seconds,
});
export type RazorpayPayment = z.output<typeof paymentSchema>;

export const subscriptionsSchema = collectionOf(subscriptionSchema);
export const invoicesSchema = collectionOf(invoiceSchema);
export const ordersSchema = collectionOf(orderSchema);
export const paymentsSchema = collectionOf(paymentSchema);

/** Only what tells which record an event is about. */
export const eventSchema = z.object({
  event: word,
  payload: z.object({
    subscription: z.object({ entity: z.object({ id: word }) }).optional(),
    order: z.object({ entity: z.object({ id: word }) }).optional(),
    payment: z
      .object({ entity: z.object({ order_id: word.nullish(), invoice_id: word.nullish() }) })
      .optional(),
  }),
});
export type RazorpayEvent = z.output<typeof eventSchema>;
