import type { Db, Transaction } from '../../../platform/database/database.ts';
import { pictureUrl } from '../../../platform/pictures/picture-address.ts';
import { findBySource } from '../../../platform/pictures/pictures.queries.ts';
import { readTopicIds } from '../../catalogue/save-catalogue.ts';
import { importPreparedIn, type PreparedImport } from '../../questions/import-questions.ts';
import { readChangeTimes } from '../../questions/read-imported.ts';
import { flaw } from '../files/import-flaw.ts';
import type { ImageOfRow } from './question-images.ts';

/** As it waits to be written. */
export interface StagedQuestion extends PreparedImport {
  readonly images: readonly ImageOfRow[];
  /** When the question had last been changed, as the check saw it; null for one that wasn't there. */
  readonly seenAt: string | null;
}

/** What was checked is written, unless the bank has changed under it. */
export async function writeQuestions(
  tx: Transaction,
  rows: readonly StagedQuestion[],
  now: Date,
): Promise<void> {
  const { db } = tx;
  const topics = await readTopicIds(db);
  const changedAt = await readChangeTimes(
    db,
    rows.map(({ item }) => item.key),
  );
  for (const { item, seenAt } of rows) {
    if ((changedAt.get(item.key) ?? null) !== seenAt) {
      throw flaw(
        `Somebody changed the question ${item.key} after the rows were checked. Please upload the file again.`,
      );
    }
    const gone = [item.topic, ...(item.otherTopics ?? [])].find(
      (slug) => !topics.has(`${item.subject}/${slug}`),
    );
    if (gone !== undefined) {
      throw flaw(
        `The topic ${gone} of ${item.subject} is gone since the rows were checked. Please upload the file again.`,
      );
    }
  }
  await importPreparedIn(tx, await withPictures(db, rows), topics, now);
}

async function withPictures(db: Db, rows: readonly StagedQuestion[]): Promise<PreparedImport[]> {
  const all = rows.flatMap(({ images }) => images);
  const ids = await findBySource(
    db,
    all.flatMap((image) => (image.url === undefined ? [image.hash] : [])),
  );
  const shown = (image: ImageOfRow) => {
    const { side, alt, url } = image;
    if (url !== undefined) return { side, alt, url, pictureId: image.pictureId };
    const pictureId = ids.get(image.hash);
    if (pictureId === undefined) throw flaw('An image of the archive is gone. Please upload the file again.');
    return { side, alt, url: pictureUrl(pictureId), pictureId };
  };
  return rows.map(({ item, question, images }) => ({
    item,
    question: { ...question, images: images.map(shown) },
  }));
}
