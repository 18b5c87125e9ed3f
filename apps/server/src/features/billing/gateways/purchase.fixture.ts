import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { loggerOptions } from '../../../platform/http/logging.ts';
import type { NewPurchase, NewSubscription } from './gateway.ts';

/** The grading of a test, as it is handed to a gateway. */
export const newOrder = (differing: Partial<NewPurchase> = {}): NewPurchase => ({
  checkoutId: randomUUID(),
  payer: { userId: randomUUID(), email: 'payer@example.com', name: 'Ada Payer', phone: '+4915112345678' },
  description: 'Grading of a test',
  amount: 1000,
  currency: 'USD',
  backPath: '/test/abc/get-graded',
  ...differing,
});

export const newSubscription = (differing: Partial<NewSubscription> = {}): NewSubscription => ({
  ...newOrder({ description: 'Pro Plan', amount: 900, backPath: '/pricing' }),
  plan: 'platinum',
  startsAt: null,
  ...differing,
});

/** A log as in production, and what was written to it. */
export function keptLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: pino(loggerOptions('trace'), { write: (line: string) => void lines.push(line) }) };
}
