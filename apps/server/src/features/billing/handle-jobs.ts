import { forgetPayer, lapseJob, reconcileJob, settleLater, stopCharging } from './billing.jobs.ts';
import { sendCancelled, sendPaymentFailed, sendReceipt, sendStarted } from './billing-mail.jobs.ts';
import type { BillingServices } from './billing-services.ts';
import { GatewayRefusal } from './gateways/gateway.ts';
import { lapsePlans } from './lapse.ts';
import { forgetPayerNow } from './leave-buyer.ts';
import { actOnWebhook } from './receive-webhook.ts';
import { reconcile, reconcileEverySeconds } from './reconcile.ts';

const lapseEverySeconds = 60;

export function handleBillingJobs(services: BillingServices): void {
  const { gateway, log, queue } = services;
  queue.handle(settleLater, (data) => actOnWebhook(services, data));
  queue.handle(stopCharging, async ({ ref }) => {
    try {
      await gateway.cancelAtPeriodEnd(ref);
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      log.warn({ err: error, ref }, 'the provider would not end a subscription that matches nothing');
    }
  });
  queue.handle(forgetPayer, (data) => forgetPayerNow(services, data));
  queue.handle(reconcileJob, () => reconcile(services));
  queue.every(reconcileJob, reconcileEverySeconds);
  queue.handle(lapseJob, () => lapsePlans(services));
  queue.every(lapseJob, lapseEverySeconds);

  // Templates are loaded with the first message, since they would slow down every start.
  const mails = () => import('./send-billing-mail.job.ts');
  queue.handle(sendReceipt, async (data, context) => (await mails()).mailReceipt(services, data, context));
  queue.handle(sendPaymentFailed, async (data, context) =>
    (await mails()).mailPaymentFailed(services, data, context),
  );
  queue.handle(sendStarted, async (data, context) => (await mails()).mailStarted(services, data, context));
  queue.handle(sendCancelled, async (data, context) =>
    (await mails()).mailCancelled(services, data, context),
  );
}
