import { readdir, readFile } from 'node:fs/promises';
import type { SubjectContent, TopicContent, VocabularyContent } from '../bank-content.ts';
import { courseOf } from './syllabus-files.ts';

const folder = new URL('../vocabulary/', import.meta.url);

/** The words by which search finds a topic. */
export interface TopicVocabulary {
  readonly number: string;
  readonly words: readonly string[];
}

interface PlacedTopic extends TopicContent {
  readonly place: number;
}

const mostCharacters = 60;
const fewestWords = { leaf: 12, inner: 6 };

/** The words of every topic of every subject whose course has a file; both levels share it. */
export async function readVocabularies(subjects: readonly SubjectContent[]): Promise<VocabularyContent[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const found: VocabularyContent[] = [];
  for (const name of names) {
    const ofCourse = subjects.filter(({ slug }) => `${courseOf(slug)}.txt` === name);
    const fullest = ofCourse.find(({ slug }) => slug.endsWith('-hl')) ?? ofCourse.at(-1);
    if (!fullest) throw new Error(`vocabulary/${name}: no course is called so`);
    const text = await readFile(new URL(name, folder), 'utf8');
    const words = new Map(
      readVocabulary(`vocabulary/${name}`, text, fullest.topics).map((topic) => [topic.number, topic.words]),
    );
    for (const { slug, topics } of ofCourse) {
      for (const topic of allOf(topics)) {
        found.push({ subject: slug, topic: topic.slug, words: words.get(topic.number) ?? [] });
      }
    }
  }
  return found;
}

/**
 * `vocabulary/physics.txt` has a line for each topic of a course, at both levels and every depth, in the order of the
 * outline: `A.1 Kinematics: free fall, projectile`. Lines that begin with `#` say what the file is. The outline is the
 * one of the higher level, which has all topics.
 */
export function readVocabulary(
  file: string,
  text: string,
  outline: readonly TopicContent[],
): TopicVocabulary[] {
  const topics = new Map(allOf(outline).map((topic, place) => [topic.number, { ...topic, place }]));
  const found = new Map<string, TopicVocabulary>();
  let last: PlacedTopic | undefined;
  for (const [index, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    try {
      const topic = topicOf(line, topics);
      if (last && topic.place <= last.place) {
        throw new Error(
          `${topic.number} follows ${last.number}; a topic has one line, in the outline's order`,
        );
      }
      found.set(topic.number, { number: topic.number, words: wordsOf(line, topic) });
      last = topic;
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  const missing = [...topics.values()].find(({ number }) => !found.has(number));
  if (missing) throw new Error(`${file} has no line for ${missing.number} ${missing.name}`);
  return [...found.values()];
}

const allOf = (topics: readonly TopicContent[]): TopicContent[] =>
  topics.flatMap((topic) => [topic, ...allOf(topic.topics)]);

/** Where the name ends is known from the outline alone: a name may have a colon of its own. */
const beginningOf = ({ number, name }: TopicContent): string => `${number} ${name}: `;

function topicOf(line: string, topics: ReadonlyMap<string, PlacedTopic>): PlacedTopic {
  const number = line.split(' ', 1)[0]!;
  const topic = topics.get(number);
  if (!topic) throw new Error(`the outline has no topic ${number}`);
  if (!line.startsWith(beginningOf(topic))) throw new Error(`the line begins with "${beginningOf(topic)}"`);
  return topic;
}

function wordsOf(line: string, topic: PlacedTopic): string[] {
  const words = line.slice(beginningOf(topic).length).split(', ');
  const seen = new Set<string>();
  for (const word of words) {
    checkWord(word);
    const folded = word.toLowerCase();
    if (seen.has(folded)) throw new Error(`"${word}" stands there twice`);
    seen.add(folded);
  }
  const kind = topic.topics.length === 0 ? 'leaf' : 'inner';
  if (words.length < fewestWords[kind]) {
    throw new Error(`${topic.number} has ${words.length} words, and needs ${fewestWords[kind]}`);
  }
  return words;
}

function checkWord(word: string): void {
  if (word.trim() === '') throw new Error('a word is empty');
  if (word.trim() !== word || word.includes(',')) {
    throw new Error(`"${word}" isn't one word; a comma and one space stand between words`);
  }
  if (word.length > mostCharacters) throw new Error(`"${word}" has more than ${mostCharacters} characters`);
}
