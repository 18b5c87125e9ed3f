import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { purposes, staffPaymentSchema, userBillingSchema } from './billing.schema.ts';
import { grantedPlanKeys } from './grant.rules.ts';
import { paymentStatuses } from './payments.ts';

const tag = 'Staff: plans and payments';
const id = z.object({ id: z.uuid() });
const refused = ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'] as const;
const billing = z.object({ billing: userBillingSchema });

export const grantPlan = endpoint({
  name: 'grantPlan',
  tag,
  method: 'PUT',
  path: '/api/admin/users/:id/plan',
  access: 'staff',
  summary:
    'Gives a user a plan for nothing, in place of one that was given before. Refused while a paid one lasts.',
  params: id,
  body: z.object({
    plan: z.enum(grantedPlanKeys),
    /** Its last day, in UTC; null for a plan without end. */
    until: z.iso.date().nullable(),
  }),
  response: billing,
  errors: refused,
});

export const endPlan = endpoint({
  name: 'endPlan',
  tag,
  method: 'DELETE',
  path: '/api/admin/users/:id/plan',
  access: 'staff',
  summary:
    'Ends a plan that was given at once. One that is paid for is cancelled at the provider and lasts until the end of its period.',
  params: id,
  response: billing,
  errors: [...refused, 'payment_provider'],
});

export const listPaymentsForStaff = endpoint({
  name: 'listPaymentsForStaff',
  tag,
  method: 'GET',
  path: '/api/admin/payments',
  access: 'staff',
  summary:
    'All payments. The state narrows them to those that somebody should look at, which match no purchase or failed, or to those that are closed.',
  query: z.object({
    ...pageQuery(['at']),
    state: z.enum(['all', 'open', 'resolved']).default('all'),
    status: z.enum(paymentStatuses).optional(),
    purpose: z.enum(purposes).optional(),
  }),
  response: pageOf(staffPaymentSchema),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

const payment = z.object({ payment: staffPaymentSchema });

export const resolvePayment = endpoint({
  name: 'resolvePayment',
  tag,
  method: 'POST',
  path: '/api/admin/payments/:id/resolve',
  access: 'staff',
  summary: 'Closes an entry that has been dealt with, with a note of what was done.',
  params: id,
  body: z.object({ note: z.string().trim().min(1, 'Say what was done').max(1000) }),
  response: payment,
  errors: refused,
});

export const reopenPayment = endpoint({
  name: 'reopenPayment',
  tag,
  method: 'POST',
  path: '/api/admin/payments/:id/reopen',
  access: 'staff',
  summary: 'Opens an entry again that was closed.',
  params: id,
  response: payment,
  errors: refused,
});
