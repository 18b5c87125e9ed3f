import type { SoldPlanKey } from '@sevenfold/contract/billing/plans';
import { createStore, useStore } from 'zustand';
import { keepPurchase, readPurchase } from '../kept-purchase.rules.ts';

const storageKey = 'purchase';

/** The plan that a visitor chose before logging in. The tab keeps it over sign-up, onboarding and a reload. */
const store = createStore<{ readonly plan: SoldPlanKey | undefined }>()(() => ({ plan: undefined }));

export const useAwaitingPurchase = () => useStore(store).plan;

export function recallPurchase(): void {
  try {
    store.setState({ plan: readPurchase(sessionStorage.getItem(storageKey), Date.now()) });
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

export function awaitLogin(plan: SoldPlanKey): void {
  store.setState({ plan });
  try {
    sessionStorage.setItem(storageKey, keepPurchase(plan, Date.now()));
  } catch {
    // As above.
  }
}

export function forgetPurchase(): void {
  store.setState({ plan: undefined });
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
