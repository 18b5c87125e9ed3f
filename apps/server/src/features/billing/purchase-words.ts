import { soldPlan } from '@sevenfold/contract/billing/plans';
import type { Config } from '../../platform/config.ts';
import type { CheckoutRow } from './checkouts.queries.ts';

type Bought = Pick<CheckoutRow, 'plan' | 'testSlug'>;

/** On the provider's page, on receipts and on the card's statement. */
export function describePurchase({ site }: Config, { plan }: Bought): string {
  if (plan === null) return `${site.name}: grading of an answer sheet`;
  return `${site.name} ${plan === 'silver' ? 'Silver Plan' : soldPlan(plan).name}`;
}

/** Where the browser goes when nothing was paid. */
export const backPathOf = ({ testSlug }: Bought): string =>
  testSlug === null ? '/pricing' : `/take-a-test/${testSlug}/get-graded`;
