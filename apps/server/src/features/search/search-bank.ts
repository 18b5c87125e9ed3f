import type { SearchResult } from '@sevenfold/contract/search/search';
import { foldTerm } from '../../platform/search-text/fold-term.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { readLiterally, readWord } from './correction.policy.ts';
import { queryWords } from './query-words.policy.ts';
import { readFound, readTopicIndex, readWords, withBelow } from './read-search.ts';
import { presentFoundQuestion, presentFoundTopic } from './search-result.presenter.ts';
import { textQuery } from './text-query.policy.ts';
import { chooseTopics, type PlacedTopic, weighedByQuestions } from './topic-choice.policy.ts';
import type { TopicIndex } from './topic-index.policy.ts';
import { type ReadToken, topicQuery } from './topic-query.policy.ts';

const mostOfEach = 8;
/** Questions are taken of so many of the topics found, counting those below them. */
const mostTopicsAsked = 16;

/** What was typed, as far as it makes a difference to what is found. */
export interface SearchWords {
  /** For topics: see `foldTerm`. */
  readonly tokens: readonly string[];
  /** For questions and for what is known: see `queryWords`. */
  readonly typed: readonly string[];
  /** Nothing is to be corrected. */
  readonly literal: boolean;
}

export const searchWordsOf = (query: string, literal: boolean): SearchWords => {
  const tokens = foldTerm(query).slice(0, 12);
  return {
    tokens: tokens.some((token) => /[a-z=]/.test(token)) ? tokens : [],
    typed: queryWords(query),
    literal,
  };
};

/** Words that were written together, or apart, where what topics are called is spelled otherwise. */
function asSpelled(search: SearchWords, index: TopicIndex): SearchWords {
  const term = index.termOf(search.tokens);
  if (!term || search.tokens.every((token) => index.hasWord(token))) return search;
  return { ...search, tokens: term, typed: queryWords(term.join(' ')) };
}

/** Topics and questions for words typed so far: topics that are called so lead, then questions of theirs. */
export async function searchBank(
  services: Services,
  catalogue: Catalogue,
  search: SearchWords,
  reader: Reader,
): Promise<SearchResult[]> {
  if (search.typed.length === 0 && search.tokens.length === 0) return [];
  const index = await readTopicIndex(services, catalogue, reader);
  const { tokens, typed, literal } = asSpelled(search, index);
  const words = await readWords(services, catalogue, typed, reader);
  const telling = words.filter(({ stop }) => !stop);
  const last = words.at(-1);
  const asTyped = literal || index.termOf(tokens) !== undefined;
  const read = (telling.length > 0 ? telling : words).map((word): ReadToken => {
    const literally = asTyped || index.knows(word.typed, word.stem);
    const reading = (literally ? readLiterally : readWord)(word.typed, word.candidates, word === last);
    return { reading, stem: word.stem };
  });

  // The database has left out what this reader may not see. That the catalogue agrees costs nothing to ask.
  const seenTopic = (id: number) => {
    const topic = catalogue.topicById(id);
    return topic && (reader.staff || !topic.subject.staffOnly) ? topic : undefined;
  };
  const readOf = new Map(read.map((one) => [one.reading.typed, one]));
  const ranked = index.rank(topicQuery(index, tokens, readOf)).flatMap((topic): PlacedTopic[] => {
    const node = seenTopic(topic.id);
    return node ? [{ ...topic, name: node.topicName, own: false }] : [];
  });
  const called = chooseTopics(ranked, mostTopicsAsked);
  const text = textQuery(read.map(({ reading }) => reading));
  if (!text && called.length === 0) return [];

  const topicIds = called
    .filter(({ whole }) => whole)
    .flatMap(({ id }) => withBelow(catalogue.topicById(id)!))
    .map(({ id }) => id)
    .slice(0, mostTopicsAsked);
  const found = await readFound(services, catalogue, { text, topicIds, ownTopicIds: [] }, reader, mostOfEach);
  const speaking = new Map<string, number>();
  for (const { topic_id, questions: count } of found.speaking) {
    const { topicName } = catalogue.topicById(topic_id)!;
    speaking.set(topicName, Math.max(count, speaking.get(topicName) ?? 0));
  }
  const chosen = chooseTopics(weighedByQuestions(called, speaking), mostOfEach);
  const forms = new Set(found.forms);
  const topics = chosen.map((topic) => ({
    rank: topic.exact ? 10 : topic.whole ? 8 : Math.min(1, topic.score) * 6,
    result: presentFoundTopic(catalogue.topicById(topic.id)!, forms),
  }));
  const wanted = text?.groups.length ?? 0;
  const questions = found.questions.map((question) => {
    const topic = seenTopic(question.topic_id);
    const rank = question.of_topic
      ? question.complete
        ? 7.5
        : 7
      : question.complete
        ? 6.5
        : (question.hits / wanted) * 5.5;
    return { rank, result: topic && presentFoundQuestion(question, topic, forms) };
  });
  // Sorting keeps the order of equals.
  return [...topics, ...questions].sort((a, b) => b.rank - a.rank).flatMap(({ result }) => result ?? []);
}
