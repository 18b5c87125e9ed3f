import { z } from 'zod';
import type { Job } from '../../../../platform/queue/queue.ts';

const eventData = z.object({ eventId: z.string() });

/** Sends one event to the product. */
export const deliverEvent: Job<z.output<typeof eventData>> = { name: 'sandbox.deliver', data: eventData };

/** Charges subscriptions whose period is over. */
export const chargeRenewals: Job<null> = { name: 'sandbox.renew', data: z.null() };
