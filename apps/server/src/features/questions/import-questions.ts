import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import type { Db } from '../../platform/database/database.ts';
import type { QuestionDraft } from './question-draft.policy.ts';
import { findQuestionIds, insertQuestionsIn, prepareQuestions, replaceQuestionIn } from './save-question.ts';

/** Ids of topics by `subject/topic`. */
export type TopicIds = ReadonlyMap<string, number>;

/**
 * Brings questions into the bank: one whose key is known is replaced under its old id, so that bookmarks, tests and
 * doubts stay with it; any other is added. The caller owns the transaction: all or none.
 */
export async function importQuestionsIn(
  db: Db,
  items: readonly QuestionImport[],
  topicIds: TopicIds,
  now: Date,
): Promise<void> {
  const prepared = await prepareQuestions(items.map((item) => draftOf(item, topicIds)));
  const ids = await findQuestionIds(
    db,
    items.map(({ key }) => key),
  );
  await insertQuestionsIn(
    db,
    prepared.filter(({ row }) => !ids.has(row.key!)),
    now,
  );
  for (const question of prepared) {
    const id = ids.get(question.row.key!);
    if (id !== undefined) await replaceQuestionIn(db, id, question, now);
  }
}

function draftOf(item: QuestionImport, topicIds: TopicIds): QuestionDraft {
  const { subject, topic, otherTopics = [], calculator, answer, scheme, ...rest } = item;
  return {
    ...rest,
    topicId: topicIdOf(topicIds, subject, topic),
    otherTopicIds: otherTopics.map((slug) => topicIdOf(topicIds, subject, slug)),
    calculatorAllowed: calculator,
    answers: [{ body: answer, markLines: scheme.map(([text, mark]) => ({ text, mark })) }],
  };
}

export function topicIdOf(topicIds: TopicIds, subject: string, topic: string): number {
  const id = topicIds.get(`${subject}/${topic}`);
  if (id === undefined) throw new Error(`the content names a topic that isn't there: ${subject}/${topic}`);
  return id;
}
