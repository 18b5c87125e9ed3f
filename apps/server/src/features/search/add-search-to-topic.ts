import type { ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { addSearchToTopic as adding } from '@sevenfold/contract/search/admin-searches.endpoints';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { addWord } from '../catalogue/change-vocabulary.ts';
import { noSuchSearch } from './dismiss-search.ts';
import { removeSearch } from './search-counts.queries.ts';

/** From now on the search finds the topic, so what was counted before is dealt with. */
export async function addSearchToTopic(
  { database, clock }: Services,
  id: number,
  topicId: number,
  caller: Caller,
): Promise<ResponseOf<typeof adding>['topics']> {
  return database.transaction(async (tx) => {
    const search = await removeSearch(tx.db, id);
    if (!search) throw noSuchSearch();
    const topics = await addWord(tx, { topicId, word: search.query }, caller, clock.now());
    return topics.map((topic) => ({
      id: topic.id,
      topic_name: topic.topicName,
      subject_name: topic.subjectName,
    }));
  });
}
