import type { getDoubtThread, listDoubtThreads } from '@sevenfold/contract/doubts/admin-doubts.endpoints';
import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { Services } from '../../platform/services.ts';
import { countThreads, findThreadFacts, listThread, listThreadFacts } from './admin-doubts.queries.ts';
import { tellDoubts } from './read-doubts.ts';
import { tellThreads, withOpening } from './tell-threads.ts';
import { presentEntry, presentThread } from './thread.presenter.ts';
import { noSuchDoubt } from './write-doubt.ts';

export async function readThreads(
  services: Services,
  query: QueryOf<typeof listDoubtThreads>,
): Promise<ResponseOf<typeof listDoubtThreads>> {
  const { db } = services.database;
  const [found, counts] = await Promise.all([listThreadFacts(db, query), countThreads(db, query)]);
  const told = await tellThreads(services, found);
  return { rows: told.map(presentThread), ...counts, page: query.page, pageSize: query.pageSize };
}

export async function readThread(services: Services, id: number): Promise<ResponseOf<typeof getDoubtThread>> {
  const { db } = services.database;
  const facts = await findThreadFacts(db, id);
  const [thread] = facts ? await tellThreads(services, [facts]) : [];
  if (!thread) throw noSuchDoubt();
  const entries = await listThread(db, thread.facts.id);
  const told = await tellDoubts(services, entries.map(withOpening(entries)));
  return { thread: presentThread(thread), entries: told.map(presentEntry) };
}
