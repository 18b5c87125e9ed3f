import type { SubscriptionRow } from './subscriptions.queries.ts';

/** How long a plan goes on while its renewal is being paid and the provider hasn't been heard. */
export const renewalGraceHours = 24;
const hour = 3_600_000;

type Span = Pick<SubscriptionRow, 'provider' | 'status' | 'periodEnd' | 'endedAt'>;

/** Until when the benefits last if nothing more is heard. Nothing of this needs a job to have run. */
export function lastsUntil({ provider, status, periodEnd, endedAt }: Span): Date {
  if (status === 'ended') return endedAt ?? periodEnd;
  const renews = provider !== 'staff' && status !== 'cancelled';
  return renews ? new Date(periodEnd.getTime() + renewalGraceHours * hour) : (endedAt ?? periodEnd);
}

export const isOver = (span: Span, now: Date): boolean => span.status === 'ended' || lastsUntil(span) <= now;
