import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { WebhookNotice } from '../gateway.ts';
import { isSignature, sign } from './signatures.ts';

const record = z.object({ id: z.string() }).optional();
const eventSchema = z.object({
  event: z.string(),
  payload: z.object({ subscription: record, order: record }),
});

export const webhookHeaders = (secret: string, eventId: string, body: string) => ({
  'content-type': 'application/json',
  'x-sandbox-event-id': eventId,
  'x-sandbox-signature': sign(secret, body),
});

export function readSandboxWebhook(
  secret: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): WebhookNotice | undefined {
  const signature = headers['x-sandbox-signature'];
  const eventId = headers['x-sandbox-event-id'];
  if (typeof signature !== 'string' || typeof eventId !== 'string') return undefined;
  if (!isSignature(secret, body, signature)) return undefined;
  const { event, payload } = eventSchema.parse(JSON.parse(body.toString('utf8')));
  return { eventId, type: event, about: aboutOf(payload) };
}

function aboutOf({ subscription, order }: z.output<typeof eventSchema>['payload']): WebhookNotice['about'] {
  if (subscription) return { kind: 'subscription', ref: subscription.id };
  if (order) return { kind: 'order', ref: order.id };
  return null;
}
