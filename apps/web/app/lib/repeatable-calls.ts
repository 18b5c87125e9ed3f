import type { EndpointKey } from './api-call.ts';

/**
 * Calls with POST that may be sent again when nobody knows whether they arrived: the server knows them again, or they
 * only ask. What would make a second thing (a sign-up, a test, a question to the faculty, a message) is not among them.
 */
const repeatablePosts: ReadonlySet<string> = new Set<EndpointKey>([
  'POST /api/:provider/one-time',
  'POST /api/:provider/subscription',
  'POST /api/:provider/verification',
  'POST /api/admin/typeset',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/verify-user',
  'POST /api/completed_question',
  'POST /api/pinned_question',
  'POST /api/test/:slug/actions',
  'POST /api/test/:slug/start',
  'POST /api/test/matching',
  'POST /api/topics/subtopics',
  'POST /api/user_question/:questionId',
]);

/** A balancer's words for a server that ended under a call. */
const lostStatuses = new Set([502, 504]);
const pausesMs = [200, 800];

/** Sends a call again when the server that had it is gone. Other servers are there, or this one comes back. */
export async function sendSafely(key: string, send: () => Promise<Response>): Promise<Response> {
  const mayRepeat = !key.startsWith('POST ') || repeatablePosts.has(key);
  for (const pause of mayRepeat ? pausesMs : []) {
    const response = await send();
    if (!lostStatuses.has(response.status)) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return send();
}
