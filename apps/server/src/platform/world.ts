import { randomBytes, randomUUID } from 'node:crypto';

/** Time, randomness and ids come from here alone, so that tests set the clock instead of sleeping. */
export interface World {
  now(): Date;
  id(): string;
  /** An unguessable value for links and sessions: 256 bits, safe in a URL. */
  secret(): string;
  /** From 0 up to 1. */
  random(): number;
}

export const realWorld: World = {
  now: () => new Date(),
  id: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
  random: Math.random,
};

/** The real world, some time ahead. */
export const worldAhead = (seconds: number): World => ({
  ...realWorld,
  now: () => new Date(Date.now() + seconds * 1000),
});
