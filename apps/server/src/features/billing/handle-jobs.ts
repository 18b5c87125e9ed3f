import {
  forgetPayer,
  lapseJob,
  reconcileJob,
  settleLater,
  stopCharging,
  stopRenewing,
} from './billing.jobs.ts';
import {
  sendCancelled,
  sendPaymentFailed,
  sendReceipt,
  sendScheduled,
  sendStarted,
} from './billing-mail.jobs.ts';
import type { BillingServices } from './billing-services.ts';
import { type Gateway, GatewayRefusal } from './gateways/gateway.ts';
import { lapsePlans } from './lapse.ts';
import { forgetPayerNow } from './leave-buyer.ts';
import { actOnWebhook } from './receive-webhook.ts';
import { reconcile, reconcileEverySeconds } from './reconcile.ts';
import { stopRenewingFor } from './stop-renewing.ts';

const lapseEverySeconds = 60;

export function handleBillingJobs(services: BillingServices): void {
  const { gateway, log, queue } = services;
  queue.handle(settleLater, (data) => actOnWebhook(services, data));
  queue.handle(stopCharging, async ({ ref }) => {
    try {
      await takeBackOrCancel(gateway, ref);
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      log.warn({ err: error, ref }, 'the provider would not end a subscription that matches nothing');
    }
  });
  queue.handle(stopRenewing, (data) => stopRenewingFor(services, data));
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
  queue.handle(sendScheduled, async (data, context) =>
    (await mails()).mailScheduled(services, data, context),
  );
  queue.handle(sendCancelled, async (data, context) =>
    (await mails()).mailCancelled(services, data, context),
  );
}

/** What hasn't started yet never does; what has ends with what is paid for. */
async function takeBackOrCancel(gateway: Gateway, ref: string): Promise<void> {
  try {
    await gateway.giveUp('subscription', ref);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    await gateway.cancelAtPeriodEnd(ref);
  }
}
