import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { TopicContent } from '../bank-content.ts';
import { subjects } from '../catalogue.ts';
import { outline } from '../outline.ts';
import { courseOf } from './syllabus-files.ts';
import { readVocabularies, readVocabulary } from './vocabulary-files.ts';

const topics = outline(
  `
1 Numbers: all of them
1.1 Whole numbers
1.2* Fractions
`,
  'HL',
);

const some = (count: number, prefix = 'word'): string =>
  Array.from({ length: count }, (_, index) => `${prefix} ${index + 1}`).join(', ');

const numbers = `1 Numbers: all of them: ${some(6)}`;
const whole = `1.1 Whole numbers: ${some(12)}`;
const fractions = `1.2 Fractions: ${some(12)}`;

const read = (...lines: readonly string[]) => readVocabulary('numbers.txt', lines.join('\n'), topics);

describe('a vocabulary file', () => {
  it('tells the words of each topic', () => {
    const found = read('# The words', '# of numbers', numbers, whole, `${fractions}, 1/2, E=mc^2`, '');
    expect(found.map(({ number, words }) => [number, words.length])).toEqual([
      ['1', 6],
      ['1.1', 12],
      ['1.2', 14],
    ]);
    expect(found[0]!.words.slice(0, 2)).toEqual(['word 1', 'word 2']);
    expect(found[2]!.words.slice(-2)).toEqual(['1/2', 'E=mc^2']);
  });

  it('may have lines that end as on Windows', () => {
    const text = [numbers, whole, fractions, ''].join('\r\n');
    expect(readVocabulary('numbers.txt', text, topics)).toEqual(read(numbers, whole, fractions));
  });

  it.each([
    ['an unknown number', [`1.3 Surds: ${some(12)}`], 'numbers.txt:4: the outline has no topic 1.3'],
    ['another name', [`1.2 Fraction: ${some(12)}`], 'numbers.txt:4: the line begins with "1.2 Fractions: "'],
    ['no words', ['1.2 Fractions:'], 'numbers.txt:4: the line begins with "1.2 Fractions: "'],
    ['no line for a topic', [], 'numbers.txt has no line for 1.2 Fractions'],
    ['two lines for a topic', [whole, fractions], 'numbers.txt:4: 1.1 follows 1.1'],
    ['a line out of order', [fractions, whole], 'numbers.txt:5: 1.1 follows 1.2'],
    ['a word twice', [`${fractions}, Word 3`], 'numbers.txt:4: "Word 3" stands there twice'],
    ['an empty word', [`${fractions}, , half`], 'numbers.txt:4: a word is empty'],
    ['an empty word at the end', [`${fractions}, `], 'numbers.txt:4: a word is empty'],
    ['a comma without a space', [`${fractions},half`], 'numbers.txt:4: "word 12,half" isn\'t one word'],
    ['a space too many', [`${fractions},  half`], 'numbers.txt:4: " half" isn\'t one word'],
    [
      'a word too long',
      [`${fractions}, ${'x'.repeat(61)}`],
      `numbers.txt:4: "${'x'.repeat(61)}" has more than 60 characters`,
    ],
    [
      'too few words for a leaf',
      [`1.2 Fractions: ${some(11)}`],
      'numbers.txt:4: 1.2 has 11 words, and needs 12',
    ],
  ])('is refused with %s', (_name, lines, message) => {
    expect(() => read('# The words', numbers, whole, ...lines)).toThrow(message);
  });

  it('is refused with too few words for a topic that has others below it', () => {
    const few = `1 Numbers: all of them: ${some(5)}`;
    expect(() => read(few, whole, fractions)).toThrow('numbers.txt:1: 1 has 5 words, and needs 6');
  });

  it('may have a word of the greatest length', () => {
    const longest = 'x'.repeat(60);
    expect(read(numbers, whole, `${fractions}, ${longest}`)[2]!.words.at(-1)).toBe(longest);
  });
});

const numbersOf = (of: readonly TopicContent[]): string[] =>
  of.flatMap((topic) => [topic.number, ...numbersOf(topic.topics)]);

describe('the vocabulary', () => {
  it('is that of the course at both levels, without what only the higher one has', async () => {
    const all = await readVocabularies(subjects);
    const wordsOf = (subject: string, topic: string) =>
      all.find((one) => one.subject === subject && one.topic === topic)?.words;
    expect(wordsOf('physics-sl', 'kinematics')).toContain('projectile');
    expect(wordsOf('physics-sl', 'kinematics')).toEqual(wordsOf('physics-hl', 'kinematics'));
    expect(wordsOf('physics-hl', 'quantum-physics')).toContain('photoelectric effect');
    expect(wordsOf('physics-sl', 'quantum-physics')).toBeUndefined();
  });

  it.each(subjects.filter(({ slug }) => slug.endsWith('-hl')))(
    'of $name has the words of every topic',
    async ({ slug, topics: ofCourse }) => {
      const name = `${courseOf(slug)}.txt`;
      const text = await readFile(new URL(`../vocabulary/${name}`, import.meta.url), 'utf8');
      expect(readVocabulary(name, text, ofCourse).map(({ number }) => number)).toEqual(numbersOf(ofCourse));
    },
  );
});
