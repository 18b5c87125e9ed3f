import type { Gateway } from './gateways/gateway.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

/** How long a plan goes on while its renewal is being paid and the provider hasn't been heard. */
export const renewalGraceHours = 24;
const hour = 3_600_000;

/** The end of a plan that was given without one: every plan has a period, and no date is later than this. */
export const noEnd = new Date('9999-12-31T00:00:00.000Z');

export const isEndless = ({ periodEnd }: Pick<SubscriptionRow, 'periodEnd'>): boolean =>
  periodEnd.getTime() === noEnd.getTime();

type Span = Pick<SubscriptionRow, 'provider' | 'status' | 'periodEnd' | 'endedAt'>;

/** Until when the benefits last if nothing more is heard. Nothing of this needs a job to have run. */
export function lastsUntil({ provider, status, periodEnd, endedAt }: Span): Date {
  if (status === 'ended') return endedAt ?? periodEnd;
  const renews = provider !== 'staff' && status !== 'cancelled';
  return renews ? new Date(periodEnd.getTime() + renewalGraceHours * hour) : (endedAt ?? periodEnd);
}

/** A purchase that starts later counts from the end of what was before it, and as long as its first charge may take. */
export const startsWithin = (now: Date): Date => new Date(now.getTime() - renewalGraceHours * hour);

export const isOver = (span: Span, now: Date): boolean => span.status === 'ended' || lastsUntil(span) <= now;

/** Whether a plan renews, or can be made to again. Not every provider takes a cancellation back. */
export const canGoOn = (
  subscription: Pick<SubscriptionRow, 'provider' | 'status'> | undefined,
  gateway: Pick<Gateway, 'name' | 'renewAgain'>,
): boolean =>
  subscription?.provider === gateway.name &&
  (subscription.status !== 'cancelled' || gateway.renewAgain !== undefined);
