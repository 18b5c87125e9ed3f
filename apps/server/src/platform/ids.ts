import { randomBytes, randomUUID } from 'node:crypto';

/** Ids and whatever else is random come from here alone, so that a test can decide what is drawn. */
export interface Ids {
  uuid(): string;
  /** An unguessable value for links and sessions: 256 bits, safe in a URL. */
  secret(): string;
  /** From 0 up to 1. */
  random(): number;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
  random: Math.random,
};
