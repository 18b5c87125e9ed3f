import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { testSlugSchema } from '../practice-tests/test.schema.ts';
import {
  membershipSchema,
  orderSchema,
  sessionStatusSchema,
  startedCheckoutSchema,
  verificationSchema,
} from './billing.schema.ts';
import { planStarts } from './plan-offer.rules.ts';
import { soldPlanKeyOf } from './plans.ts';

const tag = 'Plans and payments';

/** The name of the configured provider; another one is not found. */
const provider = z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) });

const plan = z.string().transform((name, context) => {
  const key = soldPlanKeyOf(name);
  if (key) return key;
  context.addIssue({ code: 'custom', message: 'must be a plan that is sold' });
  return z.NEVER;
});

const ofProvider = ['invalid_input', 'not_signed_in', 'not_found', 'conflict', 'payment_provider'] as const;

export const getPlan = endpoint({
  name: 'getPlan',
  tag,
  method: 'GET',
  path: '/api/plan',
  access: 'signed-in',
  summary: "The caller's membership: the provider's id of its plan, what it allows, when it renews or ends.",
  response: membershipSchema,
  errors: ['not_signed_in'],
});

export const startSubscription = endpoint({
  name: 'startSubscription',
  tag,
  method: 'POST',
  path: '/api/:provider/subscription',
  access: 'signed-in',
  underLoad: 'vital',
  summary:
    'Begins to buy a plan. While another one lasts it starts when that is over and is charged then; one that staff gave can be replaced at once.',
  params: provider,
  body: z.object({
    plan,
    /** By default at once, or at the end of a plan that staff gave. What follows a paid plan is asked for as such. */
    starts: z.enum(planStarts).optional(),
  }),
  status: 201,
  response: startedCheckoutSchema,
  errors: ofProvider,
});

export const startOneTime = endpoint({
  name: 'startOneTimePayment',
  tag,
  method: 'POST',
  path: '/api/:provider/one-time',
  access: 'signed-in',
  underLoad: 'vital',
  summary: "Begins to pay for the grading of one of the caller's tests. Nobody pays twice for one test.",
  params: provider,
  body: z.object({ test_slug: testSlugSchema }),
  status: 201,
  response: startedCheckoutSchema,
  errors: ofProvider,
});

export const verifyPayment = endpoint({
  name: 'verifyPayment',
  tag,
  method: 'POST',
  path: '/api/:provider/verification',
  access: 'signed-in',
  underLoad: 'vital',
  summary:
    "Checks the signature that the provider's window gave, then the provider's own record, and puts what was bought into effect. Sent again, it changes nothing.",
  params: provider,
  body: verificationSchema,
  response: sessionStatusSchema,
  errors: [...ofProvider, 'invalid_signature', 'payment_refused'],
});

export const cancelSubscription = endpoint({
  name: 'cancelSubscription',
  tag,
  method: 'PUT',
  path: '/api/:provider/subscription/cancellation',
  access: 'signed-in',
  summary: "Ends the caller's subscription with its current period. The benefits last until then.",
  params: provider,
  response: z.object({ message: z.string(), membership: membershipSchema }),
  errors: ofProvider,
});

export const resumeSubscription = endpoint({
  name: 'resumeSubscription',
  tag,
  method: 'PUT',
  path: '/api/:provider/subscription/resumption',
  access: 'signed-in',
  summary:
    "Takes the cancellation of the caller's subscription back, while its period lasts: it renews again.",
  params: provider,
  response: z.object({ message: z.string(), membership: membershipSchema }),
  errors: ofProvider,
});

export const cancelNextPlan = endpoint({
  name: 'cancelNextPlan',
  tag,
  method: 'PUT',
  path: '/api/:provider/subscription/next/cancellation',
  access: 'signed-in',
  summary:
    'Takes a plan back that was bought and has not started yet. Nothing was charged for it. The plan that runs ends with its period, or renews again if that is asked for.',
  params: provider,
  body: z.object({ resume: z.boolean().optional() }).nullish(),
  response: z.object({ message: z.string(), membership: membershipSchema }),
  errors: ofProvider,
});

export const getSessionStatus = endpoint({
  name: 'getPaymentSessionStatus',
  tag,
  method: 'GET',
  path: '/api/payments/session-status',
  access: 'signed-in',
  underLoad: 'vital',
  summary:
    'Where a payment of the caller stands. The session is what its beginning answered as id; the provider is asked.',
  query: z.object({ session_id: z.string().regex(/^[\w.-]{1,200}$/) }),
  response: sessionStatusSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'payment_provider'],
});

export const listOrders = endpoint({
  name: 'listOrders',
  tag,
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  summary: "The caller's orders, the newest first.",
  response: z.array(orderSchema),
  errors: ['not_signed_in'],
});

export const getLatestOrder = endpoint({
  name: 'getLatestOrder',
  tag,
  method: 'GET',
  path: '/api/orders/latest',
  access: 'signed-in',
  summary: "The caller's newest order; 404 where there is none.",
  response: orderSchema,
  errors: ['not_signed_in', 'not_found'],
});

export const downloadReceipt = endpoint({
  name: 'downloadReceipt',
  tag,
  method: 'GET',
  path: '/api/orders/:id/receipt',
  access: 'signed-in',
  summary: 'The receipt of one order of the caller, to print.',
  params: z.object({ id: z.uuid() }),
  response: z.unknown(),
  responseType: 'application/pdf',
  errors: ['invalid_input', 'not_signed_in', 'not_found'],
});

/** Its body is the provider's and signed, so it is taken as bytes and described nowhere but at the provider's. */
export const receiveWebhook = endpoint({
  name: 'receivePaymentWebhook',
  tag,
  method: 'POST',
  path: '/api/:provider/webhook',
  access: 'anyone',
  summary:
    "The provider's messages, with its signature. One that comes again is counted and changes nothing.",
  params: provider,
  response: z.object({ received: z.literal(true) }),
  errors: ['invalid_signature', 'not_found', 'too_large', 'too_many_attempts', 'payment_provider'],
});
