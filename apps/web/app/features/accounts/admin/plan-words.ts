import type { UserBilling } from '@sevenfold/contract/billing/billing.schema';
import { lastDayOf } from '@sevenfold/contract/billing/plan-offer.rules';
import { longDate } from '~/lib/dates.ts';

const providerNames: Readonly<Record<string, string>> = {
  staff: 'Given by staff',
  sandbox: 'Paid, sandbox',
  stripe: 'Paid, Stripe',
  razorpay: 'Paid, Razorpay',
};

/** The facts of a plan in the order in which staff ask for them. */
export function factsOfPlan({
  membership,
  provider,
  since,
}: Pick<UserBilling, 'membership' | 'provider' | 'since'>): readonly (readonly [string, string])[] {
  const { status, renews_at, ended_at, next } = membership;
  if (provider === null) return [['State', 'Free, costs nothing']];
  const state = { active: 'Active', cancelled: 'Cancelled', payment_failed: 'Last payment failed' } as const;
  const end: readonly [string, string] =
    ended_at !== null
      ? ['Until', longDate(lastDayOf(ended_at))]
      : renews_at !== null
        ? [status === 'payment_failed' ? 'Was due' : 'Renews', longDate(renews_at)]
        : ['Until', 'Without end'];
  return [
    ['State', status === null ? '–' : state[status]],
    ['From', providerNames[provider] ?? `Paid, ${provider}`],
    ['Since', since === null ? '–' : longDate(since)],
    end,
    ...(next ? [['Then', `${next.name}, from ${longDate(next.starts_at)}`] as const] : []),
  ];
}
