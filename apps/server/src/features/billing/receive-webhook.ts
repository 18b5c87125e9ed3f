import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../platform/app-error.ts';
import { parseStorable } from '../../platform/http/storable-input.ts';
import { settleLater } from './billing.jobs.ts';
import type { BillingServices } from './billing-services.ts';
import { forgetPayerNow } from './leave-buyer.ts';
import { askingProvider } from './provider-away.ts';
import { settle } from './settle.ts';
import { keepWebhook, markHandled } from './webhook-events.queries.ts';

/**
 * Kept with the job that acts on it, and answered at once. One that comes again is counted and acted on no more:
 * the first one's job runs until it succeeds.
 */
export async function receiveWebhook(
  services: BillingServices,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<void> {
  const { database, gateway, queue, clock, ids } = services;
  const notice = await askingProvider(gateway.readWebhook(headers, body));
  if (!notice) throw new AppError('invalid_signature', 'The signature of this message is not right');
  const { eventId, type, about } = notice;
  const now = clock.now();
  const webhookId = ids.uuid();
  await database.transaction(async (tx) => {
    const isNew = await keepWebhook(tx.db, {
      id: webhookId,
      provider: gateway.name,
      eventId,
      type,
      ref: about?.ref ?? null,
      payload: parseStorable(body.toString('utf8')),
      receivedAt: now,
      handledAt: about ? null : now,
    });
    if (isNew && about) await queue.enqueue(tx, settleLater, { ...about, webhookId });
  });
}

export async function actOnWebhook(
  services: BillingServices,
  { kind, ref, webhookId }: { kind: 'subscription' | 'order'; ref: string; webhookId: string },
): Promise<void> {
  const settled = await settle(services, { kind, ref });
  // The provider may speak of somebody who has left meanwhile.
  if (settled?.checkout?.userId === null) await forgetPayerNow(services, { refs: [ref] });
  await markHandled(services.database.db, webhookId, services.clock.now());
}
