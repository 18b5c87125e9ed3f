import { type SoldPlanKey, soldPlanKeys } from '@sevenfold/contract/billing/plans';

/** A plan that a visitor chose on the way through login, sign-up and onboarding. */
interface KeptPurchase {
  readonly plan: SoldPlanKey;
  readonly at: number;
}

/** Whoever comes back later than this looks at prices again, and isn't sent to pay. */
const keptForMs = 60 * 60_000;

export const keepPurchase = (plan: SoldPlanKey, now: number): string =>
  JSON.stringify({ plan, at: now } satisfies KeptPurchase);

/** Reads what the tab kept. Storage can hold anything, so nothing in it is believed. */
export function readPurchase(kept: string | null, now: number): SoldPlanKey | undefined {
  let read: unknown;
  try {
    read = JSON.parse(kept ?? 'null');
  } catch {
    return undefined;
  }
  const { plan, at } = (read ?? {}) as { plan?: unknown; at?: unknown };
  if (typeof at !== 'number' || at > now || now - at > keptForMs) return undefined;
  return soldPlanKeys.find((key) => key === plan);
}
