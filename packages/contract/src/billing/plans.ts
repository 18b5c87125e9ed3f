import { freeTestsPerMonth } from '../practice-tests/test.constants.ts';

/** Amounts are in the currency's smallest unit, everywhere. */
export const currency = 'USD';

export const planKeys = ['free', 'silver', 'platinum', 'platinum_yearly'] as const;
export type PlanKey = (typeof planKeys)[number];

export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** What can be bought on the pricing page, and what a visitor has without buying anything. */
export interface PricedPlan {
  readonly key: PlanKey;
  /** What providers and older clients call it; none for the plan that costs nothing. */
  readonly id: string | null;
  readonly name: string;
  readonly amount: number;
  readonly billingCycle: BillingCycle;
  readonly details: readonly string[];
}

export const pricedPlans: readonly PricedPlan[] = [
  {
    key: 'free',
    id: null,
    name: 'Free',
    amount: 0,
    billingCycle: 'monthly',
    details: [`${freeTestsPerMonth.shownInCopy} tests per month`, '30 questions per month'],
  },
  {
    key: 'platinum',
    id: 'dummy_pro',
    name: 'Pro Plan',
    amount: 900,
    billingCycle: 'monthly',
    details: ['Unlimited tests', '3000+ questions per month'],
  },
  {
    key: 'platinum_yearly',
    id: 'dummy_yearly',
    name: 'Pro Plan (Yearly)',
    amount: 7200,
    billingCycle: 'yearly',
    details: ['Unlimited tests', '3000+ questions per month'],
  },
];

/** Plans that one pays for on the pricing page. Silver isn't among them: staff grant it. */
export const soldPlanKeys = ['platinum', 'platinum_yearly'] as const;
export type SoldPlanKey = (typeof soldPlanKeys)[number];

export function soldPlan(key: SoldPlanKey): PricedPlan & { readonly id: string } {
  const plan = pricedPlans.find((candidate) => candidate.key === key);
  if (!plan?.id) throw new Error(`${key} isn't sold`);
  return { ...plan, id: plan.id };
}

/** By its key or by the id that providers use. */
export function soldPlanKeyOf(name: string): SoldPlanKey | undefined {
  return soldPlanKeys.find((key) => key === name || soldPlan(key).id === name);
}

/** The record that `GET /api/plan` answers with, and what its holder may do in a calendar month. */
export interface PlanRecord {
  readonly id: string | null;
  readonly name: string;
  /** Null for as many as wanted. What is enforced, not what the pricing page promises. */
  readonly testsPerMonth: number | null;
  /** As membership cards and dialogs say it. */
  readonly testsShown: string;
  readonly questionsShown: string;
}

const unlimited = {
  name: 'Platinum Plan',
  testsPerMonth: null,
  testsShown: 'Unlimited Tests',
  questionsShown: '3000+ questions per month',
} as const;

/** What the card says is what is enforced: of this plan only the free one has two numbers. */
const silverTestsPerMonth = 10;

export const planRecords: Readonly<Record<PlanKey, PlanRecord>> = {
  free: {
    id: null,
    name: 'Free Plan',
    testsPerMonth: freeTestsPerMonth.enforced,
    testsShown: `${freeTestsPerMonth.shownInCopy} tests per month`,
    questionsShown: '30 questions per month',
  },
  silver: {
    id: 'dummy_silver',
    name: 'Silver Plan',
    testsPerMonth: silverTestsPerMonth,
    testsShown: `${silverTestsPerMonth} tests per month`,
    questionsShown: '100 questions per month',
  },
  platinum: { id: 'dummy_pro', ...unlimited },
  platinum_yearly: { id: 'dummy_yearly', ...unlimited },
};
