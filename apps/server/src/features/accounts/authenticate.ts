import { displayName } from '@sevenfold/contract/accounts/user';
import { batchCalls } from '../../platform/cache/batch-calls.ts';
import type { Authenticate } from '../../platform/http/caller.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { noteUseBefore, sessionsEndedBy } from './session.policy.ts';
import { findSessions, noteSessionUse } from './sessions.queries.ts';

export function authenticator({ database, clock, config }: Services): Authenticate {
  // Every call asks this first: when hundreds come in a second, a few statements answer for all of them.
  const findSession = batchCalls(
    (tokenHashes: readonly string[]) => findSessions(database.db, tokenHashes, sessionsEndedBy(clock.now())),
    { atOnce: 2, most: 100 },
  );
  return async (token) => {
    const session = await findSession(hashSecret(token));
    if (!session || isLeftOver(session, config)) return undefined;
    const now = clock.now();
    const notedBefore = noteUseBefore(now);
    if (session.lastUsedAt <= notedBefore) await noteSessionUse(database.db, session.id, now, notedBefore);
    return {
      userId: session.userId,
      roleId: session.roleId,
      name: displayName({ full_name: session.fullName, username: session.username }),
      sessionId: session.id,
      deviceId: session.deviceId,
    };
  };
}
