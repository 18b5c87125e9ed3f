import { pictureKey } from '../../../platform/pictures/picture-address.ts';
import type { Services } from '../../../platform/services.ts';
import { takeUnused, usedOriginals } from './pictures.queries.ts';

const dayMs = 86_400_000;
const atOnce = 200;

/** A day after they were kept, so that whoever is still editing finds them. The rows go once the files are gone. */
export async function sweepUnusedPictures({ database, files, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs);
  await database.transaction(async (tx) => {
    const gone = await takeUnused(tx.db, before, atOnce);
    const used = await usedOriginals(
      tx.db,
      gone.flatMap(({ originalKey }) => originalKey ?? []),
    );
    for (const { id, originalKey } of gone) {
      await files.remove(pictureKey(id));
      if (originalKey !== null && !used.has(originalKey)) await files.remove(originalKey);
    }
  });
}
