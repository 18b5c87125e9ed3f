import { isFinished } from '@sevenfold/contract/imports/import.constants';
import type { Services } from '../../platform/services.ts';
import {
  changeImport,
  findImport,
  type ImportRecord,
  listForgotten,
  listUnclean,
  listWorking,
  removeStaging,
} from './imports.queries.ts';
import { dropFiles, dropFolder, listFolders } from './work-folder.ts';

const forgottenAfterMs = 3 * 24 * 3_600_000;

/** Of a finished import nothing stays but its report; pictures that no question shows are swept with all unused ones. */
export async function cleanImport(services: Services, record: ImportRecord): Promise<void> {
  if (!isFinished(record.state) || record.cleaned) return;
  const { db } = services.database;
  await dropFiles(services, record);
  await removeStaging(db, record.id);
  await changeImport(db, record.id, [record.state], { cleaned: true });
}

/** Goes on with what a lost server left, gives up what everybody forgot, and clears away what is finished. */
export async function tendImports(services: Services, wake: (id: string) => void): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  for (const { id, state } of await listForgotten(database.db, new Date(now.getTime() - forgottenAfterMs))) {
    await changeImport(database.db, id, [state], { state: 'cancelled', finishedAt: now, changedAt: now });
  }
  for (const id of await listWorking(database.db)) wake(id);
  for (const record of await listUnclean(database.db)) await cleanImport(services, record);
}

/** Another server may have finished what this one left when it was killed, and can't reach what lies on this disk. */
export async function clearLeftFolders(services: Services): Promise<void> {
  for (const id of await listFolders(services)) {
    const record = isUuid.test(id) ? await findImport(services.database.db, id) : undefined;
    if (!record || isFinished(record.state)) await dropFolder(services, id);
  }
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
