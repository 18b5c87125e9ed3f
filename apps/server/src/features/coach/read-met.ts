import type { Services } from '../../platform/services.ts';
import type { CoachReaders } from './coach-readers.ts';
import { readMetBefore } from './events.queries.ts';

const longAgo = new Date(0);

/** The questions of some designs that a student has met, and when last. One in a test that nobody marked counts as old. */
export async function readMet(
  { database }: Services,
  readers: CoachReaders,
  userId: string,
  { designs, before }: { readonly designs: readonly string[]; readonly before: Date },
): Promise<ReadonlyMap<number, Date>> {
  const [inTests, answered] = await Promise.all([
    readers.metInTests(userId),
    readMetBefore(database.db, userId, designs, before),
  ]);
  return new Map([...[...inTests].map((id) => [id, longAgo] as const), ...answered]);
}
