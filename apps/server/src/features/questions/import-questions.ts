import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import type { Transaction } from '../../platform/database/database.ts';
import { type PrepareOptions, prepareDraft, prepareQuestions } from './prepare-questions.ts';
import type { Issue, PreparedQuestion, QuestionDraft } from './question-draft.policy.ts';
import { findQuestionIds, insertQuestionsIn, replaceQuestionsIn } from './save-question.ts';
import type { WriteOptions } from './written-question.ts';

export type { KnownTexts } from './question-draft.policy.ts';

/** Ids of topics by `subject/topic`. */
export type TopicIds = ReadonlyMap<string, number>;

/** A question that was checked and typeset, and waits for its place in the bank. */
export interface PreparedImport {
  readonly item: QuestionImport;
  readonly question: PreparedQuestion;
}

/** Without a transaction, since typesetting takes the longest; topics may not even exist yet. */
export async function prepareImports(
  items: readonly QuestionImport[],
  options?: PrepareOptions,
): Promise<PreparedImport[]> {
  const prepared = await prepareQuestions(items.map(draftOf), options);
  return prepared.map((question, index) => ({ item: items[index]!, question }));
}

/** One question, with everything that is wrong with it instead of a refusal. */
export async function checkImport(
  item: QuestionImport,
): Promise<{ prepared: PreparedImport; issues: readonly Issue[] }> {
  const { prepared, issues } = await prepareDraft(draftOf(item));
  return { prepared: { item, question: prepared }, issues };
}

/**
 * Brings questions into the bank: one whose key is known is replaced under its old id, so that bookmarks, tests and
 * doubts stay with it; any other is added. The caller owns the transaction and has the
 * bank's turn: all or none.
 */
export async function importPreparedIn(
  tx: Transaction,
  imports: readonly PreparedImport[],
  topicIds: TopicIds,
  now: Date,
  options?: WriteOptions,
): Promise<void> {
  const placed = imports.map((one) => placedIn(one, topicIds));
  const ids = await findQuestionIds(
    tx.db,
    imports.map(({ item }) => item.key),
  );
  await insertQuestionsIn(
    tx,
    placed.filter(({ row }) => !ids.has(row.key!)),
    now,
    options,
  );
  await replaceQuestionsIn(
    tx,
    placed.flatMap((question) => {
      const id = ids.get(question.row.key!);
      return id === undefined ? [] : [{ id, question }];
    }),
    now,
  );
}

/** Stands for the topic until it is known. */
const noTopicYet = 0;

function draftOf(item: QuestionImport): QuestionDraft {
  const { subject: _, topic: __, otherTopics: ___, calculator, answer, scheme, ...rest } = item;
  return {
    ...rest,
    topicId: noTopicYet,
    calculatorAllowed: calculator,
    answers: [{ body: answer, markLines: scheme.map(([text, mark]) => ({ text, mark })) }],
  };
}

function placedIn({ item, question }: PreparedImport, topicIds: TopicIds): PreparedQuestion {
  const topicId = topicIdOf(topicIds, item.subject, item.topic);
  const others = (item.otherTopics ?? []).map((slug) => topicIdOf(topicIds, item.subject, slug));
  return {
    ...question,
    row: { ...question.row, topicId },
    otherTopicIds: [...new Set(others)].filter((id) => id !== topicId),
  };
}

export function topicIdOf(topicIds: TopicIds, subject: string, topic: string): number {
  const id = topicIds.get(`${subject}/${topic}`);
  if (id === undefined) throw new Error(`the content names a topic that isn't there: ${subject}/${topic}`);
  return id;
}
