import * as endpoints from '@sevenfold/contract/billing/billing.endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { BillingServices } from './billing-services.ts';
import { cancelNextPlan } from './cancel-next-plan.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { handleBillingJobs } from './handle-jobs.ts';
import { presentMembership } from './membership.presenter.ts';
import { presentOrder } from './order.presenter.ts';
import { printReceipt } from './print-receipt.ts';
import { readMembership } from './read-membership.ts';
import { readLatestOrder, readOrders } from './read-orders.ts';
import { readSessionStatus } from './read-session-status.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { startOneTime, startSubscription } from './start-purchases.ts';
import { verifyPayment } from './verify-payment.ts';
import { registerWebhook } from './webhook.routes.ts';

export function registerBilling(register: Register, app: FastifyInstance, services: BillingServices): void {
  const { database, gateway, clock } = services;
  handleBillingJobs(services);
  registerWebhook(app, services);

  const assertProvider = ({ provider }: { provider: string }) => {
    if (provider !== gateway.name) throw new AppError('not_found', 'There is no such payment provider');
  };

  register(endpoints.getPlan, async ({ caller }) =>
    presentMembership(await readMembership(database.db, caller.userId, clock.now()), gateway),
  );
  register(endpoints.startSubscription, ({ params, body, caller }) => {
    assertProvider(params);
    return startSubscription(services, body, caller);
  });
  register(endpoints.startOneTime, ({ params, body, caller }) => {
    assertProvider(params);
    return startOneTime(services, body.test_slug, caller);
  });
  register(endpoints.verifyPayment, ({ params, body, caller }) => {
    assertProvider(params);
    return verifyPayment(services, body, caller);
  });
  register(endpoints.cancelSubscription, async ({ params, caller }) => {
    assertProvider(params);
    const membership = presentMembership(await cancelSubscription(services, caller), gateway);
    return { message: 'Canceled Subscription successfully', membership };
  });
  register(endpoints.resumeSubscription, async ({ params, caller }) => {
    assertProvider(params);
    const membership = presentMembership(await resumeSubscription(services, caller), gateway);
    return { message: 'Your plan goes on', membership };
  });
  register(endpoints.cancelNextPlan, async ({ params, body, caller }) => {
    assertProvider(params);
    const goesOn = body?.resume === true;
    const membership = presentMembership(await cancelNextPlan(services, caller, goesOn), gateway);
    return {
      message: goesOn ? 'The plan will not start, and yours goes on' : 'The plan will not start',
      membership,
    };
  });
  register(endpoints.getSessionStatus, ({ query, caller }) =>
    readSessionStatus(services, query.session_id, caller),
  );
  register(endpoints.listOrders, async ({ caller }) =>
    (await readOrders(services, caller)).map(presentOrder),
  );
  register(endpoints.getLatestOrder, async ({ caller }) =>
    presentOrder(await readLatestOrder(services, caller)),
  );
  register(endpoints.downloadReceipt, async ({ params, caller, gone, reply }) => {
    const { name, content } = await printReceipt(services, params.id, caller, gone);
    reply.header('content-disposition', `inline; filename="${name}"`);
    return content;
  });
}
