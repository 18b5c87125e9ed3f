import { soldPlan, soldPlanKeyOf } from '@sevenfold/contract/billing/plans';

/** The same day of the next month or year, or the last day of that month where it has no such day. */
export function nextPeriodEnd(start: Date, planId: string | null): Date {
  const key = soldPlanKeyOf(planId ?? '');
  const months = key && soldPlan(key).billingCycle === 'yearly' ? 12 : 1;
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
