import type { Services } from '../../platform/services.ts';
import { findLockedUsers } from './admin-users.queries.ts';

/** How many accounts are locked for too many devices, and since when the first is. */
export const readLockedAccounts = ({ database }: Services) => findLockedUsers(database.db);
