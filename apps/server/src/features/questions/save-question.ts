import { AppError } from '../../platform/app-error.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { prepareQuestions } from './prepare-questions.ts';
import type { PreparedQuestion, QuestionDraft } from './question-draft.policy.ts';
import { noSuchQuestion, readDrawings } from './read-questions.ts';
import { readWrittenReplies } from './read-replies.ts';
import {
  findIdsByKey,
  insertPrepared,
  replaceAllPrepared,
  replacePrepared,
} from './save-question.queries.ts';
import type { WriteOptions } from './written-question.ts';

export type { PreparedQuestion, QuestionDraft } from './question-draft.policy.ts';

/** Adds questions, all or none, and answers their ids in the same order. */
export async function insertQuestions(
  services: Services,
  drafts: readonly QuestionDraft[],
): Promise<number[]> {
  await assertTopics(services, drafts);
  const prepared = await prepareQuestions(drafts);
  return services.database.transaction((tx) => insertPrepared(tx, prepared, services.clock.now()));
}

/**
 * Replaces all of a question but its id, the ids of its answers, and when it was made. Who doesn't speak of drawings,
 * images or replies keeps them: an editor shows texts, not shapes.
 */
export async function updateQuestion(services: Services, id: number, draft: QuestionDraft): Promise<void> {
  await assertTopics(services, [draft]);
  const drawings = draft.drawings ?? (await readDrawings(services, [id])).get(id);
  const replies = draft.replies ?? (await readWrittenReplies(services, id));
  const [prepared] = await prepareQuestions([{ ...draft, drawings, replies }]);
  await services.database.transaction(async (tx) => {
    if (!(await replacePrepared(tx, id, prepared!, services.clock.now()))) throw noSuchQuestion();
  });
}

/** For a caller that owns the transaction and has prepared the questions before it. */
export const insertQuestionsIn = (
  tx: Transaction,
  prepared: readonly PreparedQuestion[],
  now: Date,
  options?: WriteOptions,
): Promise<number[]> => insertPrepared(tx, prepared, now, options);

/** The caller has the bank's turn as well: the questions are there, and stay. */
export const replaceQuestionsIn = (
  tx: Transaction,
  placed: readonly { readonly id: number; readonly question: PreparedQuestion }[],
  now: Date,
): Promise<void> => replaceAllPrepared(tx, placed, now);

async function assertTopics(services: Services, drafts: readonly QuestionDraft[]): Promise<void> {
  const catalogue = await readCatalogue(services);
  for (const { topicId, otherTopicIds = [] } of drafts) {
    if ([topicId, ...otherTopicIds].some((id) => !catalogue.topicById(id))) {
      throw new AppError('invalid_input', 'This topic does not exist');
    }
  }
}

/** Ids of the questions that were loaded under these keys. */
export const findQuestionIds = (db: Db, keys: readonly string[]): Promise<Map<string, number>> =>
  findIdsByKey(db, keys);
