import type { Transaction } from '../../platform/database/database.ts';
import { leaveRepliesBehind } from './admin-doubts.queries.ts';

/** Before an account is deleted: what it answered to others stays with them, without the name. */
export const keepReplies = (tx: Transaction, userId: string): Promise<void> =>
  leaveRepliesBehind(tx.db, userId);
