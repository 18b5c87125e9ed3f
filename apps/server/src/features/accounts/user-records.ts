import type { getUserDetails } from '@sevenfold/contract/accounts/admin-users.endpoints';
import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

type Details = ResponseOf<typeof getUserDetails>;

/** What other features know of a user. Accounts know none of them, so each hands in its part. */
export interface UserRecords {
  tests(userId: string): Promise<Details['tests']>;
  doubts(services: Services, userId: string): Promise<Details['doubts']>;
  billing(userId: string): Promise<Details['billing']>;
  /** Of those who have another plan than the one that costs nothing. */
  plans(services: Services, userIds: readonly string[]): Promise<ReadonlyMap<string, PlanKey>>;
  /** Everybody on one of the plans that are paid for or granted. */
  holders(services: Services, plan: PlanKey | undefined): Promise<readonly string[]>;
  /** Runs before the account is deleted, for what others have to be asked about; may refuse. */
  prepareDeletion(userId: string): Promise<void>;
  /** Run in the transaction that deletes the account, before it; may refuse. */
  readonly beforeDelete: readonly ((tx: Transaction, userId: string) => Promise<void>)[];
}
