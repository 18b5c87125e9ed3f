import { mostTerms, tidyVocabulary } from '@sevenfold/contract/catalogue/vocabulary.rules';
import { AppError } from '../../platform/app-error.ts';
import { changedFields, recordStaffAction, recordStaffActions } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { findTopicRecord, listVocabularyHolders, type VocabularyHolder } from './admin-catalogue.queries.ts';
import { noSuchTopic } from './find-place.ts';
import { type AdminVocabulary, presentVocabulary } from './read-admin-catalogue.ts';
import { writeVocabularies } from './save-catalogue.queries.ts';
import { takeBankTurn } from './save-catalogue.ts';

/** Sets what students call a topic. Search follows with the next version of the bank, which is this transaction's. */
export async function saveVocabulary(
  { database, clock }: Services,
  id: number,
  words: readonly string[],
  caller: Caller,
): Promise<AdminVocabulary> {
  return database.transaction(async (tx) => {
    await takeBankTurn(tx.db);
    const topic = await findTopicRecord(tx.db, id);
    if (!topic) throw noSuchTopic();
    const { before, after } = changedFields({ words: topic.vocabulary }, { words: [...words] });
    if (Object.keys(after).length === 0) return presentVocabulary(topic);
    await writeVocabularies(tx.db, [{ topicId: id, words }], true);
    await recordStaffAction(tx, caller, clock.now(), {
      action: 'change words of topic',
      about: { kind: 'topic', id, name: topic.topicName },
      before,
      after,
    });
    return { words: [...words], by_staff: true };
  });
}

/** One word more, at both levels of the course where both have the topic. The caller owns the transaction. */
export async function addWord(
  tx: Transaction,
  { topicId, word }: { readonly topicId: number; readonly word: string },
  caller: Caller,
  now: Date,
): Promise<VocabularyHolder[]> {
  await takeBankTurn(tx.db);
  const topic = await findTopicRecord(tx.db, topicId);
  if (!topic) throw noSuchTopic();
  const holders = (await listVocabularyHolders(tx.db, topic))
    .map((holder) => ({ ...holder, words: tidyVocabulary([...holder.vocabulary, word]) }))
    .filter(({ vocabulary, words }) => words.length > vocabulary.length);
  if (holders.length === 0)
    throw new AppError('conflict', `${topic.topicName} has the word “${word}” already`);
  if (holders.some(({ words }) => words.length > mostTerms)) {
    throw new AppError('conflict', `${topic.topicName} has ${mostTerms} words, which is the most`);
  }
  await writeVocabularies(
    tx.db,
    holders.map(({ id, words }) => ({ topicId: id, words })),
    true,
  );
  await recordStaffActions(
    tx,
    caller,
    now,
    holders.map(({ id, topicName, subjectName }) => ({
      action: 'add word to topic',
      about: { kind: 'topic', id, name: topicName },
      after: { word, subject: subjectName },
    })),
  );
  return holders;
}
