import * as endpoints from '@sevenfold/contract/billing/admin-billing.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { BillingServices } from './billing-services.ts';
import { endPlan } from './end-plan.ts';
import { grantPlan } from './grant-plan.ts';
import { readOnePayment, readPayments } from './read-payments.ts';
import { readUserBilling } from './read-user-billing.ts';
import { reopenPayment, resolvePayment } from './resolve-payment.ts';

export function registerBillingAdmin(register: Register, services: BillingServices): void {
  register(endpoints.grantPlan, async ({ params, body, caller }) => {
    await grantPlan(services, params.id, body, caller);
    return { billing: await readUserBilling(services, params.id) };
  });
  register(endpoints.endPlan, async ({ params, caller }) => {
    await endPlan(services, params.id, caller);
    return { billing: await readUserBilling(services, params.id) };
  });
  register(endpoints.listPaymentsForStaff, ({ query }) => readPayments(services, query));
  register(endpoints.resolvePayment, async ({ params, body, caller }) => {
    await resolvePayment(services, params.id, body.note, caller);
    return { payment: await readOnePayment(services, params.id) };
  });
  register(endpoints.reopenPayment, async ({ params, caller }) => {
    await reopenPayment(services, params.id, caller);
    return { payment: await readOnePayment(services, params.id) };
  });
}
