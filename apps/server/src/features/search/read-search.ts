import { LRUCache } from 'lru-cache';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
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
  readVocabulary,
  type TypedWord,
} from './search.queries.ts';
import { TopicIndex } from './topic-index.policy.ts';

/** People type the same words, and each letter is a search: only the last word differs from the one before. */
const wordsOf = perVersion(() => new LRUCache<string, TypedWord>({ max: 20_000 }));
/** Unfinished and misspelt words come down to the same few queries. In characters. */
const foundOf = perVersion(() => new ReadThroughCache<Found>(8_000_000, sizeOfFound));
const indexesOf = perVersion((): { read?: Promise<Record<'staff' | 'others', TopicIndex>> } => ({}));

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
export async function readTopicIndex(
  services: Services,
  catalogue: Catalogue,
  reader: Reader,
): Promise<TopicIndex> {
  const kept = indexesOf(catalogue);
  kept.read ??= makeIndexes(services, catalogue).catch((error: unknown) => {
    delete kept.read;
    throw error;
  });
  return (await kept.read)[reader.staff ? 'staff' : 'others'];
}

async function makeIndexes({ database }: Services, catalogue: Catalogue) {
  const { topics, stems } = await readVocabulary(database);
  const vocabularies = new Map(topics.map(({ id, vocabulary }) => [id, vocabulary]));
  const stemOf = (word: string) => (Object.hasOwn(stems, word) ? stems[word]! : word);
  const indexOf = (subjects: readonly SubjectNode[]) =>
    new TopicIndex(
      subjects.flatMap((subject) =>
        subject.topics.flatMap(withBelow).map((topic) => ({
          id: topic.id,
          name: topic.topicName,
          vocabulary: vocabularies.get(topic.id) ?? [],
          above: [
            subject.subjectName,
            subject.slug,
            ...pathOf(topic)
              .slice(0, -1)
              .map(({ topicName }) => topicName),
          ],
        })),
      ),
      stemOf,
    );
  const others = indexOf(catalogue.subjectsFor({ staff: false }));
  return {
    others,
    staff: catalogue.subjects.some(({ staffOnly }) => staffOnly) ? indexOf(catalogue.subjects) : others,
  };
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
