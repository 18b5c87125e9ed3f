import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';

/**
 * The sandbox's side of a purchase: what a provider's page asks and answers. The calls exist only where the
 * sandbox is the configured provider.
 */
const tag = 'Sandbox payments';
const ref = z.object({ ref: z.string().regex(/^[\w-]{1,100}$/) });

export const sandboxCheckoutSchema = z
  .object({
    ref: z.string(),
    kind: z.enum(['subscription', 'order']),
    description: z.string(),
    amount: z.int(),
    currency: z.string(),
    email: z.string(),
    status: z.enum(['open', 'paid', 'cancelled']),
    /** When it is first charged; null for at once. */
    starts_at: z.iso.datetime().nullable(),
    /** Where the browser goes when the window is closed. */
    cancel_url: z.string(),
  })
  .meta({ id: 'SandboxCheckout' });

export type SandboxCheckout = z.output<typeof sandboxCheckoutSchema>;

export const getSandboxCheckout = endpoint({
  name: 'getSandboxCheckout',
  tag,
  method: 'GET',
  path: '/api/sandbox/checkouts/:ref',
  access: 'anyone',
  summary: "What the sandbox's page shows: its address is the secret, as with a provider.",
  params: ref,
  response: sandboxCheckoutSchema,
  errors: ['invalid_input', 'not_found'],
});

export const paySandboxCheckout = endpoint({
  name: 'paySandboxCheckout',
  tag,
  method: 'POST',
  path: '/api/sandbox/checkouts/:ref/payment',
  access: 'anyone',
  summary:
    'Pays with a test card. Answers with what a provider hands to the browser, with a challenge, or with the reason of a decline.',
  params: ref,
  body: z.object({
    card_number: z.string().regex(/^[\d ]{12,25}$/, 'must be a card number'),
    expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, 'must be a month and a year such as 07/30'),
    cvc: z.string().regex(/^\d{3,4}$/, 'must be 3 or 4 digits'),
    name: z.string().trim().min(1).max(100),
    /** The answer to a challenge. */
    code: z.string().max(12).optional(),
  }),
  response: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('paid'),
      payment_id: z.string(),
      payment_signature: z.string(),
    }),
    z.object({ outcome: z.literal('challenge'), hint: z.string() }),
    z.object({ outcome: z.literal('declined'), reason: z.string() }),
  ]),
  errors: ['invalid_input', 'not_found', 'conflict'],
});
