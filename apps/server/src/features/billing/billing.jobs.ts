import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';

const purchaseData = z.object({
  kind: z.enum(['subscription', 'order']),
  ref: z.string(),
  /** Our entry of the webhook that told of it. */
  webhookId: z.uuid(),
});
const refData = z.object({ ref: z.string() });

/** Reads a purchase again that a webhook told of. */
export const settleLater: Job<z.output<typeof purchaseData>> = { name: 'billing.settle', data: purchaseData };
/** Ends a subscription at the provider that nobody should be charged for again. */
export const stopCharging: Job<z.output<typeof refData>> = { name: 'billing.stop-charging', data: refData };
/** Ends the renewal of a plan that another one follows. */
export const stopRenewing: Job<z.output<typeof refData>> = { name: 'billing.stop-renewing', data: refData };
/** Reads purchases again that nobody was heard of for some time. */
export const reconcileJob: Job<null> = { name: 'billing.reconcile', data: z.null() };
/** Ends or renews plans whose period is over. */
export const lapseJob: Job<null> = { name: 'billing.lapse', data: z.null() };

const refsData = z.object({ refs: z.array(z.string()) });
/** Empties what providers wrote down of a buyer whose account was deleted. */
export const forgetPayer: Job<z.output<typeof refsData>> = { name: 'billing.forget-payer', data: refsData };
