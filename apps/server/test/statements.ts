import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { currentWork } from '../src/platform/watch/work-context.ts';

/** Those that are being counted, by the id in whose name they are sent. */
const counted = new Map<string, string[]>();

/** Told of every statement of a test's app, and keeps those that somebody counts. */
export function noteStatement(text: string): () => void {
  counted.get(currentWork.getStore()?.requestId ?? '')?.push(text);
  return () => undefined;
}

/**
 * The statements that are sent for something, on any connection, inside transactions too. What jobs and the watch of
 * the database send meanwhile is not done in its name, so it isn't among them. What is kept of the bank is looked at
 * again after a moment, and after others have written: here neither the clock nor their writing goes on, so the
 * number doesn't depend on how long the machine takes.
 */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const id = randomUUID();
  const sent: string[] = [];
  counted.set(id, sent);
  const writes = vi.spyOn(database, 'writes').mockReturnValue(database.writes());
  const clock = vi.isMockFunction(performance.now)
    ? undefined
    : vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    // A request of `inject` begins when it is awaited, which therefore has to happen in that name too.
    await currentWork.run({ requestId: id }, async () => await work());
    return sent;
  } finally {
    clock?.mockRestore();
    writes.mockRestore();
    counted.delete(id);
  }
}
