import { hashSecret } from '../../../platform/secret-hash.ts';
import type { Visit } from './authorization-flow.ts';

export const channelPattern = /^[\w-]{16,64}$/;

/** Long enough to find a password, short enough to be of no use to the next person at the computer. */
export const visitSeconds = 10 * 60;

/** One cookie per visit, so that two windows open at once don't undo each other. */
export const visitCookieName = (state: string): string => `sso-${hashSecret(state).slice(0, 16)}`;

export const writeVisit = ({ state, nonce, verifier, channel }: Visit): string =>
  [state, nonce, verifier, channel].join('.');

/** The visit that the provider's answer belongs to, or undefined when this browser began no such visit. */
export function readVisit(
  cookies: Readonly<Record<string, string | undefined>>,
  state: unknown,
): Visit | undefined {
  if (typeof state !== 'string') return undefined;
  const [kept, nonce, verifier, channel] = cookies[visitCookieName(state)]?.split('.') ?? [];
  if (kept !== state || !nonce || !verifier || !channel || !channelPattern.test(channel)) return undefined;
  return { state, nonce, verifier, channel };
}
