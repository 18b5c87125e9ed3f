import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';

/**
 * What can be paid for once. Billing knows how it is paid and nothing of what it is; the feature that owns it is
 * handed in where the product is put together.
 */
export interface OneTimeGoods {
  /** Refuses (not found, conflict) whom it can't be sold to: a stranger's test, one that isn't finished or is paid. */
  quote(
    testSlug: string,
    caller: Caller,
  ): Promise<{ readonly amount: number; readonly currency: string; readonly description: string }>;
  /**
   * Puts the payment into effect, in the transaction that writes the order. May be told twice. False when there is
   * nothing (any more) that it could pay for: the money is then kept as unmatched, for staff.
   */
  paid(
    tx: Transaction,
    sale: { readonly testSlug: string; readonly userId: string; readonly at: Date },
  ): Promise<boolean>;
}
