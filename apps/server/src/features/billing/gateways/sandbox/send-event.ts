import type { AddressInfo } from 'node:net';
import type { Services } from '../../../../platform/services.ts';
import { findEvent, markDelivered } from './sandbox.queries.ts';
import { webhookHeaders } from './webhook.ts';

const patienceMs = 10_000;

/** Over real HTTP, to the address that this server listens at. Thrown errors make the queue try again. */
export async function sendEvent(
  { database, clock }: Services,
  address: AddressInfo | string | null,
  secret: string,
  eventId: string,
): Promise<void> {
  const event = await findEvent(database.db, eventId);
  if (!event || event.deliveredAt) return;
  if (address === null || typeof address === 'string') throw new Error('this server is not listening yet');
  const answer = await fetch(`${originOf(address)}/api/sandbox/webhook`, {
    method: 'POST',
    headers: webhookHeaders(secret, eventId, event.body),
    body: event.body,
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`event ${eventId} was answered with ${answer.status}`);
  await markDelivered(database.db, eventId, clock.now());
}

/** An address that stands for all of a machine's is reached at its loopback one. */
function originOf({ address, family, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  if (everywhere) return `http://${family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
