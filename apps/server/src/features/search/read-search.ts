import { createHash } from 'node:crypto';
import { plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { LRUCache } from 'lru-cache';
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
import { Lexicon, type TypedWord } from './lexicon.policy.ts';
import { mapped, those } from './mapped.policy.ts';
import { mathsWords } from './maths-words.ts';
import { stemsOfUnknown } from './read-stems.ts';
import { readSyllabusStems, readTexts, readVocabulary, type Vocabulary } from './search.queries.ts';
import { TopicIndex } from './topic-index.policy.ts';

/** Every word that occurs, and all that topics are called. */
export interface Words {
  readonly lexicon: Lexicon;
  /** What texts are indexed by for a word of the bank, or for one that means the same; nothing for a stop word. */
  lexemeOf(word: string): string | undefined;
  /** Staff's has topics that others may not even know of, hence there are two. */
  topicIndexFor(reader: Reader): TopicIndex;
}

const wordsOf = perVersion((): { read?: Promise<Words> } => ({}));

export function readWords({ database }: Services, catalogue: Catalogue): Promise<Words> {
  const kept = wordsOf(catalogue);
  kept.read ??= makeWords(database, catalogue).catch((error: unknown) => {
    delete kept.read;
    throw error;
  });
  return kept.read;
}

async function makeWords(database: Database, catalogue: Catalogue): Promise<Words> {
  const { topics, lexicon: columns, stems } = await readVocabulary(database, mathsWords);
  const lexicon = new Lexicon(columns);
  const indexes = indexesOf(database, catalogue, topics, lexicon);
  return {
    lexicon,
    // A word with a digit in it is no word of a language, so texts have it as it is.
    lexemeOf: (word) =>
      /\d/.test(word) ? word : (lexicon.stemOf(word) ?? stems.get(word) ?? word) || undefined,
    topicIndexFor: ({ staff }) => (staff ? indexes.staff() : indexes.others()),
  };
}

interface Indexes {
  readonly others: () => TopicIndex;
  readonly staff: () => TopicIndex;
}

/** Most versions of the bank are other questions: what topics are called is the same, and needn't be folded again. */
const lastIndexes = new WeakMap<Database, { readonly of: string; readonly indexes: Indexes }>();

function indexesOf(
  database: Database,
  catalogue: Catalogue,
  topics: Vocabulary['topics'],
  lexicon: Lexicon,
): Indexes {
  const vocabularies = new Map(topics.map(({ id, vocabulary }) => [id, vocabulary]));
  const stems = lexicon.stemsOfTopics();
  const stemOf = (word: string) => stems.get(word) ?? word;
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
  const of = createHash('sha256')
    .update(JSON.stringify([terms, ...stems]))
    .digest('base64');
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

/** What the bank knows about each typed word, in their order. */
export async function lookUpWords(
  { database }: Services,
  lexicon: Lexicon,
  typed: readonly string[],
  { staff }: Reader,
): Promise<TypedWord[]> {
  const own = mapped(typed, (word) => lexicon.stemOf(word));
  const unknown = those(typed, (_, place) => own[place] === undefined);
  const others = unknown.length === 0 ? undefined : await stemsOfUnknown(database, unknown);
  return mapped(typed, (word, place) => {
    const stem = own[place] === undefined ? others!.get(word)! : { stem: own[place], stop: false };
    return lexicon.lookUp(word, stem, place === typed.length - 1, staff);
  });
}

/** In characters. */
const keptTexts = 2_000_000;
const textsOf = perVersion(
  () => new LRUCache<number, string>({ maxSize: keptTexts, sizeCalculation: (text) => text.length + 1 }),
);

/** What questions say, as it is shown. The best questions of one search are among those of many others. */
export async function readPlainTexts(
  { database }: Services,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const kept = textsOf(catalogue);
  const texts = new Map(mapped(ids, (id) => [id, kept.get(id)]));
  const missing = those(ids, (id) => texts.get(id) === undefined);
  for (const { id, questions_text } of missing.length === 0 ? [] : await readTexts(database, missing)) {
    const text = plainText(questions_text);
    kept.set(id, text);
    texts.set(id, text);
  }
  return new Map([...texts].flatMap(([id, text]) => (text === undefined ? [] : [[id, text] as const])));
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
