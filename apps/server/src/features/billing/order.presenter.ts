import type { Order } from '@sevenfold/contract/billing/billing.schema';
import { planRecords } from '@sevenfold/contract/billing/plans';
import type { OrderRow } from './orders.queries.ts';

export function presentOrder(order: OrderRow): Order {
  return {
    id: order.id,
    type: order.type,
    plan: order.plan && { name: planRecords[order.plan].name },
    period_start: order.periodStart.toISOString(),
    period_end: order.periodEnd?.toISOString() ?? null,
    amount: order.amount,
    currency: order.currency,
    paid_count: order.paidCount,
    ended_at: order.endedAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    test_slug: order.testSlug,
    receipt_number: receiptNumber(order),
  };
}

/** Such as SF-2026-000123. */
export const receiptNumber = ({ number, createdAt }: Pick<OrderRow, 'number' | 'createdAt'>): string =>
  `SF-${createdAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
