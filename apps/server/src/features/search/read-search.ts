import { LRUCache } from 'lru-cache';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Catalogue,
  pathOf,
  type Reader,
  type SubjectNode,
  type TopicNode,
} from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import {
  type Found,
  findQuestions,
  lookUpWords,
  type QuestionQuery,
  readSyllabusStems,
  readVocabulary,
  type TypedWord,
} from './search.queries.ts';
import { TopicIndex } from './topic-index.policy.ts';

/** People type the same words, and each letter is a search: only the last word differs from the one before. */
const wordsOf = perVersion(() => new LRUCache<string, TypedWord>({ max: 20_000 }));
/** Unfinished and misspelt words come down to the same few queries. In characters. */
const foundOf = perVersion(() => new ReadThroughCache<Found>(8_000_000, sizeOfFound));
const vocabularyOf = perVersion((): { read?: Promise<Indexes> } => ({}));

const sizeOfFound = ({ questions, forms }: Found): number =>
  questions.reduce((sum, { questions_text: text }) => sum + text.length + 60, 0) + forms.join().length + 400;

/** What the bank knows about each typed word, in their order. Asks for those that nobody typed lately. */
export async function readWords(
  { database }: Services,
  catalogue: Catalogue,
  typed: readonly string[],
  reader: Reader,
): Promise<TypedWord[]> {
  const kept = wordsOf(catalogue);
  const words = typed.map((word, index) => {
    const isLast = index === typed.length - 1;
    const key = `${reader.staff} ${isLast} ${word}`;
    return { typed: word, isLast, key, known: kept.get(key) };
  });
  const unknown = words.filter(({ known }) => !known);
  const read = unknown.length === 0 ? [] : await lookUpWords(database, unknown, reader.staff);
  for (const [index, { key }] of unknown.entries()) kept.set(key, read[index]!);
  return words.map((word) => word.known ?? read[unknown.indexOf(word)]!);
}

/** All that topics are called. Staff's has topics that others may not even know of, hence there are two. */
interface Indexes {
  readonly others: () => TopicIndex;
  readonly staff: () => TopicIndex;
}

export async function readTopicIndex(
  services: Services,
  catalogue: Catalogue,
  reader: Reader,
): Promise<TopicIndex> {
  const kept = vocabularyOf(catalogue);
  kept.read ??= makeIndexes(services, catalogue).catch((error: unknown) => {
    delete kept.read;
    throw error;
  });
  return (await kept.read)[reader.staff ? 'staff' : 'others']();
}

/** Most versions of the bank are other questions: what topics are called is the same, and needn't be folded again. */
const lastIndexes = new WeakMap<Database, { readonly of: string; readonly indexes: Indexes }>();

async function makeIndexes({ database }: Services, catalogue: Catalogue): Promise<Indexes> {
  const { topics, stems } = await readVocabulary(database);
  const vocabularies = new Map(topics.map(({ id, vocabulary }) => [id, vocabulary]));
  const stemOf = (word: string) => (Object.hasOwn(stems, word) ? stems[word]! : word);
  const termsOf = (topic: TopicNode) => ({
    id: topic.id,
    name: topic.topicName,
    vocabulary: vocabularies.get(topic.id) ?? [],
    above: [
      topic.subject.subjectName,
      topic.subject.slug,
      ...pathOf(topic)
        .slice(0, -1)
        .map(({ topicName }) => topicName),
    ],
  });
  const termsBelow = (subjects: readonly SubjectNode[]) =>
    subjects.flatMap((one) => one.topics.flatMap(withBelow).map(termsOf));
  const terms = {
    others: termsBelow(catalogue.subjectsFor({ staff: false })),
    staff: termsBelow(catalogue.subjects),
  };
  const of = JSON.stringify([terms, stems]);
  const last = lastIndexes.get(database);
  if (last?.of === of) return last.indexes;
  const indexes = {
    others: once(() => new TopicIndex(terms.others, stemOf)),
    staff: once(() => new TopicIndex(terms.staff, stemOf)),
  };
  lastIndexes.set(database, { of, indexes });
  return indexes;
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const syllabusesOf = perVersion((): { read?: Promise<ReadonlyMap<number, ReadonlySet<string>>> } => ({}));

/** The stems of each topic's syllabus page. Asked for only where a word is nothing that the rest of the bank knows. */
export function readSyllabuses(
  { database }: Services,
  catalogue: Catalogue,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const kept = syllabusesOf(catalogue);
  kept.read ??= readSyllabusStems(database)
    .then((rows) => new Map(rows.map(({ topic_id, stems }) => [topic_id, new Set(stems)])))
    .catch((error: unknown) => {
      delete kept.read;
      throw error;
    });
  return kept.read;
}

/** A topic and all below it. */
export const withBelow = (topic: TopicNode): TopicNode[] => [topic, ...topic.children.flatMap(withBelow)];

export function readFound(
  { database }: Services,
  catalogue: Catalogue,
  query: QuestionQuery,
  reader: Reader,
  limit: number,
): Promise<Found> {
  return foundOf(catalogue).get(JSON.stringify([reader.staff, limit, query]), () =>
    findQuestions(database, query, reader.staff, limit),
  );
}
