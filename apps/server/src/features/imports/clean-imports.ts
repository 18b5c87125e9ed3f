import { isFinished } from '@sevenfold/contract/imports/import.constants';
import type { Services } from '../../platform/services.ts';
import { findShownImages } from '../questions/read-imported.ts';
import {
  changeImport,
  type ImportRecord,
  listForgotten,
  listImages,
  listUnclean,
  listWorking,
  removeStaging,
} from './imports.queries.ts';
import type { PictureStore } from './picture-store.ts';
import { dropFiles } from './work-folder.ts';

const forgottenAfterMs = 3 * 24 * 3_600_000;

/** Of a finished import nothing stays but its report, and the pictures that questions show. */
export async function cleanImport(
  services: Services,
  pictures: PictureStore,
  record: ImportRecord,
): Promise<void> {
  if (!isFinished(record.state) || record.cleaned) return;
  const { db } = services.database;
  if (record.state !== 'done') await dropUnshown(services, pictures, record);
  await dropFiles(services, record);
  await removeStaging(db, record.id);
  await changeImport(db, record.id, [record.state], { cleaned: true });
}

async function dropUnshown(services: Services, pictures: PictureStore, { id }: ImportRecord): Promise<void> {
  const { db } = services.database;
  const hashes = (await listImages(db, id)).filter(({ used }) => used).map(({ hash }) => hash);
  const shown = await findShownImages(
    db,
    hashes.map((hash) => pictures.urlOf(hash)),
  );
  for (const hash of hashes) if (!shown.has(pictures.urlOf(hash))) await pictures.drop(hash);
}

/** Goes on with what a lost server left, gives up what everybody forgot, and clears away what is finished. */
export async function tendImports(
  services: Services,
  pictures: PictureStore,
  wake: (id: string) => void,
): Promise<void> {
  const { database, world } = services;
  const now = world.now();
  for (const { id, state } of await listForgotten(database.db, new Date(now.getTime() - forgottenAfterMs))) {
    await changeImport(database.db, id, [state], { state: 'cancelled', finishedAt: now, changedAt: now });
  }
  for (const id of await listWorking(database.db)) wake(id);
  for (const record of await listUnclean(database.db)) await cleanImport(services, pictures, record);
}
