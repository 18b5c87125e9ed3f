import type { saveMarking as saveMarkingEndpoint } from '@sevenfold/contract/grading/desk.endpoints';
import type { BodyOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readQuestionIds } from '../practice-tests/graded-tests.ts';
import { findMarking, putMarking } from './desk.queries.ts';
import { assertMine, assertNotOwn, holdSheet } from './find-sheet.ts';

export const writtenElsewhere = () =>
  new AppError('conflict', 'This sheet was marked in another window since you opened it here');

/**
 * Saved many times a minute, so that the log of staff actions has the claim and the return instead. Whoever began with
 * an older version is told, and nothing is overwritten; a save that came before and comes again changes nothing.
 */
export async function saveMarking(
  services: Services,
  slug: string,
  { version, save_id, marking }: BodyOf<typeof saveMarkingEndpoint>,
  caller: Caller,
): Promise<ResponseOf<typeof saveMarkingEndpoint>> {
  return services.database.transaction(async (tx) => {
    const { test, grading } = await holdSheet(services, tx, slug);
    assertNotOwn(grading, caller);
    await assertMine(services, grading, caller);
    const kept = await findMarking(tx.db, grading.id);
    if (kept?.saveId === save_id) return { version: kept.version, saved_at: kept.savedAt.toISOString() };
    if ((kept?.version ?? 0) !== version) throw writtenElsewhere();
    const questionIds = new Set(await readQuestionIds(tx.db, test.id));
    assertOfThisTest(marking, questionIds, grading.sheetPages ?? 0);
    const savedAt = services.clock.now();
    await putMarking(tx.db, {
      gradingId: grading.id,
      version: version + 1,
      saveId: save_id,
      sheetKey: grading.sheetKey!,
      content: marking,
      savedBy: caller.userId,
      savedAt,
      returnedVersion: kept?.returnedVersion ?? null,
    });
    return { version: version + 1, saved_at: savedAt.toISOString() };
  });
}

function assertOfThisTest(
  { questions, annotations }: BodyOf<typeof saveMarkingEndpoint>['marking'],
  questionIds: ReadonlySet<number>,
  pages: number,
): void {
  const stranger = questions.findIndex(({ question_id }) => !questionIds.has(question_id));
  if (stranger !== -1)
    throw invalidField(`marking.questions.${stranger}`, 'That question is not in this test');
  const beyond = annotations.findIndex(({ page }) => page > pages);
  if (beyond !== -1) throw invalidField(`marking.annotations.${beyond}`, `The sheet has ${pages} pages`);
}
