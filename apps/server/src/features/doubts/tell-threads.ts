import type { Services } from '../../platform/services.ts';
import { listMessages, type ThreadFacts } from './admin-doubts.queries.ts';
import type { DoubtRow } from './doubts.queries.ts';
import { type ToldDoubt, tellDoubts } from './read-doubts.ts';

export interface ToldThread {
  readonly facts: ThreadFacts;
  readonly opening: ToldDoubt;
  readonly last: ToldDoubt;
}

/** In the order of the facts. A thread whose question or student is gone meanwhile is left out. */
export async function tellThreads(services: Services, found: readonly ThreadFacts[]): Promise<ToldThread[]> {
  const ids = [...new Set(found.flatMap(({ id, lastId }) => [id, lastId]))];
  const messages = await listMessages(services.database.db, ids);
  const told = await tellDoubts(services, messages.map(withOpening(messages)));
  const byId = new Map(told.map((one) => [one.entry.id, one]));
  return found.flatMap((facts) => {
    const [opening, last] = [byId.get(facts.id), byId.get(facts.lastId)];
    return opening && last ? [{ facts, opening, last }] : [];
  });
}

export function withOpening(messages: readonly DoubtRow[]) {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return (entry: DoubtRow) => ({
    entry,
    opening: entry.parentId === null ? null : (byId.get(entry.parentId) ?? null),
  });
}
