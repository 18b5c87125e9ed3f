import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { deletePaperRow, lockPaper } from './papers.queries.ts';
import { assertNeverSat } from './publish-papers.ts';
import { noSuchPaper } from './read-papers.ts';

/** Another student's paper is as unknown as one that was never made. */
export async function deleteOwnPaper(services: Services, slug: string, caller: Caller): Promise<void> {
  await services.database.transaction(async ({ db }) => {
    const paper = await lockPaper(db, slug, { forDeletion: true });
    if (paper?.ownerId !== caller.userId) throw noSuchPaper();
    await assertNeverSat(db, paper.id);
    await deletePaperRow(db, paper.id);
  });
}
