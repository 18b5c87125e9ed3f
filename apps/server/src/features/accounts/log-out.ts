import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { deleteSession } from './sessions.queries.ts';

export async function logOut({ database }: Services, caller: Caller): Promise<void> {
  await deleteSession(database.db, caller.sessionId);
}
