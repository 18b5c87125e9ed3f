const dayMs = 24 * 60 * 60 * 1000;

/** A session ends when it wasn't used for this long. */
const sessionLifetimeMs = 30 * dayMs;

/** Use is written down this often at most: a write per request would cost more than the request. */
const noteUseEveryMs = 5 * 60 * 1000;

/** Sessions last used at this moment or before have ended. */
export const sessionsEndedBy = (now: Date): Date => new Date(now.getTime() - sessionLifetimeMs);

/** Sessions whose last note is from this moment or before get a new one when they are used. */
export const noteUseBefore = (now: Date): Date => new Date(now.getTime() - noteUseEveryMs);
