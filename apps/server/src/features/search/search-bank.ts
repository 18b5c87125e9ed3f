import type { SearchResult } from '@sevenfold/contract/search/search';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader, TopicNode } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { correctedQuery, readLiterally, readWord } from './correction.policy.ts';
import { type FoundQuestion, findQuestions } from './find-questions.policy.ts';
import { Forms, noForms } from './highlight.policy.ts';
import type { TypedWord } from './lexicon.policy.ts';
import { mapped, those } from './mapped.policy.ts';
import { readDesignIndex } from './read-designs.ts';
import { lookUpWords, readPlainTexts, readSyllabuses, readWords, withBelow } from './read-search.ts';
import { presentFoundQuestion, presentFoundTopic } from './search-result.presenter.ts';
import { type TextQuery, textQuery } from './text-query.policy.ts';
import { chooseTopics, type PlacedTopic, weighedByQuestions } from './topic-choice.policy.ts';
import type { TopicIndex } from './topic-index.policy.ts';
import { type ReadToken, topicQuery } from './topic-query.policy.ts';
import { asSpelled, type SearchWords } from './typed-query.policy.ts';

const mostOfEach = 8;
/** Questions are taken of so many of the topics found, counting those below them. */
const mostTopicsAsked = 16;

export interface SearchReader extends Reader {
  /** Slugs of the subjects that are the reader's own. */
  readonly own: readonly string[];
}

/** Topics and questions for words typed so far: topics that are called so lead, then questions of theirs. */
export async function searchBank(
  services: Services,
  catalogue: Catalogue,
  search: SearchWords,
  reader: SearchReader,
): Promise<SearchResult[]> {
  const [{ lexicon, lexemeOf, topicIndexFor }, designs] = await Promise.all([
    readWords(services, catalogue),
    readDesignIndex(services, catalogue),
  ]);
  const index = topicIndexFor(reader);
  const { tokens, typed, formulas, literal } = asSpelled(search, index);
  if (typed.length === 0 && tokens.length === 0) return [];
  const words = await lookUpWords(services, lexicon, typed, reader);
  const telling = those(words, ({ stop }) => !stop);
  const last = words.at(-1);
  const asTyped = literal || index.termOf(tokens) !== undefined;
  const isUnknown = (word: TypedWord) =>
    !index.knows(word.typed, word.stem) && !word.candidates.some(({ how }) => how === 'exact');
  const inSyllabuses = telling.some(isUnknown)
    ? await topicsBySyllabus(services, catalogue, telling)
    : undefined;
  const read = mapped(telling.length > 0 ? telling : words, (word): ReadToken => {
    const literally =
      asTyped || index.knows(word.typed, word.stem) || inSyllabuses?.stems.has(word.stem) === true;
    const reading = (literally ? readLiterally : readWord)(word.typed, word.candidates, word === last);
    return { reading, stem: word.stem };
  });

  // The database has left out what this reader may not see. That the catalogue agrees costs nothing to ask.
  const seenTopic = (id: number) => {
    const topic = catalogue.topicById(id);
    return topic && (reader.staff || !topic.subject.staffOnly) ? topic : undefined;
  };
  const readOf = new Map(mapped(read, (one) => [one.reading.typed, one]));
  const ranked = index
    .rank(topicQuery(index, tokens, readOf, search.unfinished))
    .flatMap((topic): PlacedTopic[] => {
      const node = seenTopic(topic.id);
      if (!node) return [];
      const { id, score, exact, whole } = topic;
      return [{ id, score, exact, whole, name: node.topicName, own: reader.own.includes(node.subject.slug) }];
    });
  const called = chooseTopics(ranked, mostTopicsAsked);
  const readings = mapped(read, ({ reading }) => reading);
  const text = textQuery(readings, formulas);
  const said = (inSyllabuses?.topicIds ?? [])
    .flatMap((id) => seenTopic(id) ?? [])
    .toSorted(
      (a, b) =>
        b.depth - a.depth ||
        Number(reader.own.includes(b.subject.slug)) - Number(reader.own.includes(a.subject.slug)) ||
        a.id - b.id,
    );
  if (!text && called.length === 0 && said.length === 0) return nearestTopics(index, tokens, seenTopic);

  const below = those(called, ({ whole }) => whole).flatMap(({ id }) => withBelow(catalogue.topicById(id)!));
  const topicIds = mapped(below.slice(0, mostTopicsAsked), ({ id }) => id);
  const found = findQuestions(
    designs,
    { text, topicIds: new Set(topicIds), ownTopicIds: ownTopicIds(catalogue, reader) },
    lexemeOf,
    { staff: reader.staff, limit: mostOfEach },
  );
  const texts = await readPlainTexts(
    services,
    catalogue,
    mapped(found.questions, ({ questionId }) => questionId),
  );
  const speaking = new Map<string, number>();
  for (const [topicId, count] of found.speaking) {
    const name = catalogue.topicById(topicId)?.topicName;
    if (name !== undefined) speaking.set(name, Math.max(count, speaking.get(name) ?? 0));
  }
  const chosen = chooseTopics(weighedByQuestions(called, speaking), mostOfEach);
  const forms = new Forms(text?.words.flatMap((word) => lexicon.formsOf(lexemeOf(word) ?? '')) ?? []);
  const topics = mapped(chosen, (topic) => ({
    rank: rankOfTopic(topic),
    result: presentFoundTopic(catalogue.topicById(topic.id)!, forms),
  }));
  const questions = mapped(found.questions, (question) => {
    const topic = seenTopic(question.topicId);
    // Gone since the designs were read.
    const words = texts.get(question.questionId);
    return {
      rank: rankOfQuestion(question, text),
      result: topic && words !== undefined && presentFoundQuestion(question.questionId, words, topic, forms),
    };
  });
  const others = those(said, ({ id }) => !chosen.some((topic) => topic.id === id));
  const ofSyllabus = mapped(others.slice(0, mostOfEach - Math.min(mostOfEach, chosen.length)), (topic) => ({
    rank: rankOfSyllabus,
    result: presentFoundTopic(topic, forms),
  }));
  // Sorting keeps the order of equals.
  const results = [...topics, ...questions, ...ofSyllabus]
    .sort((a, b) => b.rank - a.rank)
    .flatMap(({ result }) => result || []);
  if (results.length === 0) return nearestTopics(index, tokens, seenTopic);
  const corrected = correctedQuery(search.query, readings);
  return corrected === undefined ? results : results.map((one) => ({ ...one, corrected_query: corrected }));
}

/** Topics whose syllabus page has all of these words, and every stem that some page has. */
async function topicsBySyllabus(services: Services, catalogue: Catalogue, words: readonly TypedWord[]) {
  const pages = await readSyllabuses(services, catalogue);
  const stems = new Set(
    words.map(({ stem }) => stem).filter((stem) => [...pages.values()].some((page) => page.has(stem))),
  );
  const topicIds = [...pages]
    .filter(([, page]) => words.every(({ stem }) => page.has(stem)))
    .map(([topicId]) => topicId);
  return { stems, topicIds };
}

/** Topics called so come before questions; questions come before topics that share only some of the words. */
const rankOfTopic = ({ exact, whole, score }: PlacedTopic): number =>
  exact ? 10 : whole ? 8 : Math.min(1, score) * 6;

/** Below what has all words in its name or text, above what shares only some of them. */
const rankOfSyllabus = 6.2;

function rankOfQuestion({ complete, ofTopic, hits }: FoundQuestion, text: TextQuery | undefined): number {
  if (complete && text?.hasFormula) return 9;
  if (ofTopic) return complete ? 7.5 : 7;
  return complete ? 6.5 : (hits / (text?.groups.length ?? 1)) * 5.5;
}

/** By what readers have of subjects, of which there are few. */
const keptOwnTopics = perVersion(() => new Map<string, ReadonlySet<number>>());

/** The topics of all subjects that are the reader's own. */
function ownTopicIds(catalogue: Catalogue, reader: SearchReader): ReadonlySet<number> {
  const kept = keptOwnTopics(catalogue);
  const key = JSON.stringify([reader.staff, reader.own]);
  const known = kept.get(key);
  if (known) return known;
  const topics = catalogue
    .subjectsFor(reader)
    .filter(({ slug }) => reader.own.some((own) => courseOf(own) === courseOf(slug)))
    .flatMap((subject) => subject.topics.flatMap(withBelow));
  const ids = new Set(topics.map(({ id }) => id));
  kept.set(key, ids);
  return ids;
}

/** Both levels of a course list the questions that they share. */
const courseOf = (slug: string): string => slug.replace(/-[sh]l$/, '');

/** Something to go on with where nothing was found. */
const nearestTopics = (
  index: TopicIndex,
  tokens: readonly string[],
  seenTopic: (id: number) => TopicNode | undefined,
): SearchResult[] =>
  index.nearest(tokens, 3).flatMap((id): SearchResult[] => {
    const topic = seenTopic(id);
    return topic ? [{ ...presentFoundTopic(topic, noForms), nearest: true }] : [];
  });
