import type { Membership, Order } from '@sevenfold/contract/billing/billing.schema';
import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/** What other features know of a user. Accounts know none of them, so each hands in its part. */
export interface UserRecords {
  tests(services: Services, userId: string): Promise<{ made: number; finished: number; lastAt: Date | null }>;
  doubts(services: Services, userId: string): Promise<{ asked: number; waiting: number }>;
  /** Of those who have another plan than the one that costs nothing. */
  plans?(services: Services, userIds: readonly string[]): Promise<ReadonlyMap<string, PlanKey>>;
  /** Everybody on one of the plans that are paid for or granted. */
  holders?(services: Services, plan: PlanKey | undefined): Promise<readonly string[]>;
  billing?(services: Services, userId: string): Promise<{ membership: Membership; orders: Order[] }>;
  /** Runs in the transaction that deletes the account, before it; may refuse. */
  readonly beforeDelete: readonly ((tx: Transaction, userId: string) => Promise<void>)[];
}
