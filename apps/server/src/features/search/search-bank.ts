import type { SearchResult } from '@sevenfold/contract/search/search';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { readWord } from './correction.policy.ts';
import { readFound, readWords } from './read-search.ts';
import { presentFoundQuestion, presentFoundTopic } from './search-result.presenter.ts';
import { textQuery } from './text-query.policy.ts';

const mostOfEach = 8;

/** Topics and questions for words typed so far: topics whose name matches lead, unless questions match better. */
export async function searchBank(
  services: Services,
  catalogue: Catalogue,
  typed: readonly string[],
  reader: Reader,
): Promise<SearchResult[]> {
  if (typed.length === 0) return [];
  const words = await readWords(services, catalogue, typed, reader);
  const telling = words.filter(({ stop }) => !stop);
  const last = words.at(-1);
  const readings = (telling.length > 0 ? telling : words).map((word) =>
    readWord(word.typed, word.candidates, word === last),
  );
  const query = textQuery(readings);
  if (!query) return [];

  const found = await readFound(services, catalogue, query, reader, mostOfEach);
  const forms = new Set(found.forms);
  // The database has left out what this reader may not see. That the catalogue agrees costs nothing to ask.
  const seenTopic = (id: number) => {
    const topic = catalogue.topicById(id);
    return topic && (reader.staff || !topic.subject.staffOnly) ? topic : undefined;
  };
  const bestHits = found.topics[0]?.hits;
  const topics = found.topics
    .filter(({ hits }) => hits === bestHits)
    .map(({ topic_id, hits, name_hits }) => {
      const topic = seenTopic(topic_id);
      return { rank: hits * 3 + (name_hits > 0 ? 2 : 0), result: topic && presentFoundTopic(topic, forms) };
    });
  const questions = found.questions.map((question) => {
    const topic = seenTopic(question.topic_id);
    return { rank: question.hits * 3 + 1, result: topic && presentFoundQuestion(question, topic, forms) };
  });
  // Sorting keeps the order of equals, and with it that of the database.
  return [...topics, ...questions].sort((a, b) => b.rank - a.rank).flatMap(({ result }) => result ?? []);
}
