import type { UserBilling } from '@sevenfold/contract/billing/billing.schema';
import { longDate } from '~/lib/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What was given ends with a whole day, of which the last one is named; what was paid for at a moment. */
export const lastDay = (endedAt: string, provider: string | null): string =>
  longDate(provider === 'staff' ? new Date(Date.parse(endedAt) - dayMs).toISOString() : endedAt);

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
  const { status, renews_at, ended_at } = membership;
  if (provider === null) return [['State', 'Free, costs nothing']];
  const state = { active: 'Active', cancelled: 'Cancelled', payment_failed: 'Last payment failed' } as const;
  const end: readonly [string, string] =
    ended_at !== null
      ? ['Until', lastDay(ended_at, provider)]
      : renews_at !== null
        ? [status === 'payment_failed' ? 'Was due' : 'Renews', longDate(renews_at)]
        : ['Until', 'Without end'];
  return [
    ['State', status === null ? '–' : state[status]],
    ['From', providerNames[provider] ?? `Paid, ${provider}`],
    ['Since', since === null ? '–' : longDate(since)],
    end,
  ];
}
