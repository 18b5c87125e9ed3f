import { z } from 'zod';
import { paymentStatuses } from './payments.ts';
import { planKeys } from './plans.ts';

/** What a payment was for; it chooses the dialog that thanks for it. */
export const purposes = ['platinum', 'silver', 'grading'] as const;
export type Purpose = (typeof purposes)[number];

/** Where money stands: open until paid, failed or given up. */
export const checkoutStatuses = ['open', 'complete', 'failed', 'expired'] as const;

/** How the browser comes to where the card is asked for. */
export const checkoutSchema = z
  .discriminatedUnion('kind', [
    /** A page of the provider's, or the sandbox's page of our own. */
    z.object({ kind: z.literal('redirect'), url: z.string() }),
    /** A window that the provider's script opens over our page. */
    z.object({
      kind: z.literal('widget'),
      scriptUrl: z.string(),
      /** Handed to the script as they are. */
      options: z.record(z.string(), z.unknown()),
    }),
  ])
  .meta({ id: 'Checkout' });

export type Checkout = z.output<typeof checkoutSchema>;

export const startedCheckoutSchema = z
  .object({
    /** The provider's: of the subscription, of the order or of the session. */
    id: z.string(),
    checkout: checkoutSchema,
  })
  .meta({ id: 'StartedCheckout' });

export const membershipSchema = z
  .object({
    plan: z.enum(planKeys),
    /** The provider's id of the plan; null without one. Older clients read it under this name. */
    razorpay_plan_id: z.string().nullable(),
    name: z.string(),
    /** Null for as many as wanted. */
    tests_per_month: z.int().nullable(),
    /** 'active' renews; 'cancelled' lasts until `ended_at`; null for the plan that costs nothing. */
    status: z.enum(['active', 'cancelled', 'payment_failed']).nullable(),
    amount: z.int().nullable(),
    period_start: z.iso.datetime().nullable(),
    /** When it is paid for again; null once it is cancelled. */
    renews_at: z.iso.datetime().nullable(),
    /** When it ends; null while it renews, and for a plan that was given without end. */
    ended_at: z.iso.datetime().nullable(),
    /** Staff gave it: it costs nothing and ends by itself. */
    given: z.boolean(),
    /** Whether the student can end it here. A plan that staff granted ends by itself. */
    can_cancel: z.boolean(),
    /** Whether the student can take the cancellation back. Not every provider knows of such a thing. */
    can_resume: z.boolean(),
    /** Bought already, to start when what the student has is over. Nothing is charged before. */
    next: z
      .object({
        plan: z.enum(planKeys),
        name: z.string(),
        amount: z.int(),
        starts_at: z.iso.datetime(),
        can_cancel: z.boolean(),
        /** Whether the plan that runs can go on if this one is taken back. */
        can_resume: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Membership' });

export type Membership = z.output<typeof membershipSchema>;

export const orderSchema = z
  .object({
    id: z.string(),
    type: z.enum(['subscription', 'grading']),
    /** Null for what isn't a plan. */
    plan: z.object({ name: z.string() }).nullable(),
    /** Of what was paid for; the day of the payment for what has no period. */
    period_start: z.iso.datetime(),
    period_end: z.iso.datetime().nullable(),
    /** Of one payment, in cents. */
    amount: z.int(),
    currency: z.string(),
    paid_count: z.int(),
    ended_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    /** Of the test that is graded. */
    test_slug: z.string().nullable(),
    /** On the printed receipt. */
    receipt_number: z.string(),
  })
  .meta({ id: 'Order' });

export type Order = z.output<typeof orderSchema>;

/** Ids and signatures of providers are short words; anything else is refused before it is looked at. */
const providerWord = z.string().regex(/^[\w.-]{1,200}$/, 'must be an id');

/**
 * What the provider's window hands to the browser. Clients in the field send the names of the provider, ours send
 * short ones.
 */
export const verificationSchema = z
  .preprocess(
    (given) => {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
      const {
        razorpay_payment_id,
        razorpay_signature,
        razorpay_order_id,
        razorpay_subscription_id,
        ...rest
      } = given as Record<string, unknown>;
      return {
        ...(razorpay_payment_id !== undefined && { payment_id: razorpay_payment_id }),
        ...(razorpay_signature !== undefined && { payment_signature: razorpay_signature }),
        ...(razorpay_order_id !== undefined && { order_id: razorpay_order_id }),
        ...(razorpay_subscription_id !== undefined && { subscription_id: razorpay_subscription_id }),
        ...rest,
      };
    },
    z.object({
      payment_id: providerWord,
      payment_signature: z.string().min(1).max(500),
      subscription_id: providerWord.optional(),
      order_id: providerWord.optional(),
    }),
  )
  .refine((body) => (body.subscription_id === undefined) !== (body.order_id === undefined), {
    error: 'name either a subscription or an order',
    path: ['order_id'],
  });

export type Verification = z.output<typeof verificationSchema>;

export const sessionStatusSchema = z
  .object({
    status: z.enum(checkoutStatuses),
    email: z.string(),
    payment_purpose: z.enum(purposes),
    /** Of the test that is graded. */
    test_slug: z.string().nullable(),
    /** Why it failed, in the provider's words. */
    reason: z.string().nullable(),
    /** When what was bought starts and is first charged; null for at once. */
    starts_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SessionStatus' });

export type SessionStatus = z.output<typeof sessionStatusSchema>;

/** The plan and the orders of a user, as staff see them. */
export const userBillingSchema = z
  .object({
    membership: membershipSchema,
    /** 'staff' for a plan that was given; null for the plan that costs nothing. */
    provider: z.string().nullable(),
    /** Since when the user has the plan, over all its periods. */
    since: z.iso.datetime().nullable(),
    orders: z.array(orderSchema),
  })
  .meta({ id: 'UserBilling' });

export type UserBilling = z.output<typeof userBillingSchema>;

/** A payment as staff see it. */
export const staffPaymentSchema = z
  .object({
    id: z.string(),
    provider: z.string(),
    /** The provider's ids, to find both in its dashboard. */
    payment_id: z.string(),
    ref: z.string(),
    status: z.enum(paymentStatuses),
    reason: z.string().nullable(),
    amount: z.int(),
    currency: z.string(),
    at: z.iso.datetime(),
    purpose: z.enum(purposes).nullable(),
    test_slug: z.string().nullable(),
    /** Null where nobody of ours began the purchase, or the account is gone. */
    student: z
      .object({ id: z.uuid(), full_name: z.string().nullable(), username: z.string(), email: z.string() })
      .nullable(),
    /** What became of one that had to be looked at; null while nobody has, and for those that needn't be. */
    resolved: z
      .object({ at: z.iso.datetime(), by: z.string().nullable(), note: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'StaffPayment' });

export type StaffPayment = z.output<typeof staffPaymentSchema>;
