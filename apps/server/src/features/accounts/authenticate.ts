import { displayName } from '@sevenfold/contract/accounts/user';
import type { Authenticate } from '../../platform/http/caller.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { noteUseBefore, sessionsEndedBy } from './session.policy.ts';
import { findSession, noteSessionUse } from './sessions.queries.ts';

export function authenticator({ database, clock, config }: Services): Authenticate {
  return async (token) => {
    const now = clock.now();
    const session = await findSession(database.db, hashSecret(token), sessionsEndedBy(now));
    if (!session || isLeftOver(session, config)) return undefined;
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
