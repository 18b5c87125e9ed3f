import type { Db } from '../../platform/database/database.ts';
import { isBrokenReference } from '../../platform/database/postgres-errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { recordCompleted, withdrawCompleted } from '../coach/record-completed.ts';
import { assertQuestionSeenBy, noSuchQuestion } from '../questions/read-questions.ts';
import { deleteMark, insertMark, type PlainMark } from './marks.queries.ts';

export async function markQuestion(
  services: Services,
  mark: PlainMark,
  questionId: number,
  caller: Caller,
): Promise<void> {
  await assertQuestionSeenBy(services, questionId, caller);
  const { userId } = caller;
  await ofExisting(() =>
    services.database.transaction(async ({ db }) => {
      await markQuestionIn(db, mark, { userId, questionId, createdAt: services.clock.now() });
      if (mark === 'completed') await recordCompleted(services, db, userId, questionId);
    }),
  );
}

/** For a caller that owns the transaction and has made sure that the question may be seen. */
export const markQuestionIn = (
  db: Db,
  mark: PlainMark,
  row: { userId: string; questionId: number; createdAt: Date },
): Promise<void> => insertMark(db, mark, row);

/** Also for a question that was hidden since: whoever marked it may take the mark off. */
export async function unmarkQuestion(
  services: Services,
  mark: PlainMark,
  questionId: number,
  caller: Caller,
): Promise<void> {
  const { userId } = caller;
  await services.database.transaction(async ({ db }) => {
    await deleteMark(db, mark, userId, questionId);
    if (mark === 'completed') await withdrawCompleted(services, db, userId, questionId);
  });
}

/** A question may be deleted between the look at it and the mark. */
export async function ofExisting<Result>(insert: () => Promise<Result>): Promise<Result> {
  try {
    return await insert();
  } catch (error) {
    throw isBrokenReference(error) ? noSuchQuestion() : error;
  }
}
