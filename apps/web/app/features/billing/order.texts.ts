import type { Order } from '@sevenfold/contract/billing/billing.schema';
import { longDate } from '~/lib/dates.ts';

export const typeLabel = ({ type }: Pick<Order, 'type'>): string =>
  type === 'subscription' ? 'Subscription' : 'Grading';

export function periodLabel({
  period_start,
  period_end,
}: Pick<Order, 'period_start' | 'period_end'>): string {
  const start = longDate(period_start);
  return period_end === null ? start : `${start} to ${longDate(period_end)}`;
}

/** What was bought, in one line. */
export const orderTitle = (order: Order): string =>
  order.type === 'grading' ? 'Grading of a test' : (order.plan?.name ?? 'Subscription');

/** A cancelled plan has its last day before it has ended. */
export const endedLabel = (endedAt: string, now: Date): string =>
  new Date(endedAt) > now ? `Ends ${longDate(endedAt)}` : longDate(endedAt);
