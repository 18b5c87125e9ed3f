import { describe, expect, it } from 'vitest';
import type { SyllabusContent } from '../bank-content.ts';
import { outline } from '../outline.ts';
import type { RichNode } from './rich-text.ts';
import { courseOf, pagesOf, readTopicFile, topicFileName } from './syllabus-files.ts';

const topics = `
1 Numbers
1.1 Whole numbers
1.2 Fractions
1.3* Surds
`;

const file = `About numbers.

HL: About more numbers.

## 1.1

Counting.

### What you should be able to do

- count

HL: - count further
- count for ever

### Formulas

Next:

$$n + 1$$

HL: Limit:
$$\\infty$$

HL: | a | b |
| --- | --- |
| 1 | 2 |

## 1.3

Roots.

### Formulas

$$\\sqrt{2}$$
`;

function pages(level: 'SL' | 'HL'): ReadonlyMap<string, SyllabusContent> {
  const [topic] = outline(topics, level);
  const found = pagesOf(`maths-${level.toLowerCase()}`, topic!, readTopicFile(file));
  return new Map(found.map((page) => [page.topic, page]));
}

const nodesOf = (node: RichNode): RichNode[] =>
  ((node.children as RichNode[] | undefined) ?? []).flatMap((child) => [child, ...nodesOf(child)]);

const allOf = (page: SyllabusContent | undefined): RichNode[] => nodesOf(page!.content.root as RichNode);

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.flatMap(({ text, latex }) => ((text ?? latex) as string | undefined) ?? []).join('|');

const headingsOf = (page: SyllabusContent | undefined): string[] =>
  allOf(page)
    .filter(({ type }) => type === 'heading')
    .map((heading) => `${heading.tag} ${textOf(nodesOf(heading))}`);

describe('pages of a topic', () => {
  it.each([
    ['SL', ['numbers', 'whole-numbers']],
    ['HL', ['numbers', 'whole-numbers', 'surds']],
  ] as const)('at %s: the topic, and the subtopics that the file tells of', (level, expected) => {
    expect([...pages(level).keys()]).toEqual(expected);
  });

  it('have the names of topics as titles', () => {
    expect([...pages('HL').values()].map(({ title }) => title)).toEqual([
      'Numbers',
      'Whole numbers',
      'Surds',
    ]);
  });

  it.each([
    ['SL', 'numbers', 'About numbers.|1.1 Whole numbers|Counting.'],
    ['HL', 'numbers', 'About numbers.|About more numbers.|1.1 Whole numbers|Counting.'],
    ['SL', 'whole-numbers', 'Counting.|What you should be able to do|count|Formulas|Next:|n + 1'],
    [
      'HL',
      'whole-numbers',
      'Counting.|What you should be able to do|count|count further|count for ever|Formulas|Next:|n + 1|Limit:|\\infty|a|b|1|2',
    ],
    ['HL', 'surds', 'Roots.|Formulas|\\sqrt{2}'],
  ] as const)('at %s: what %s says', (level, topic, expected) => {
    const text = textOf(allOf(pages(level).get(topic)));
    expect(topic === 'numbers' ? text.slice(0, expected.length) : text).toBe(expected);
  });

  it('leave nothing of the higher level in the topic at standard level', () => {
    const text = textOf(allOf(pages('SL').get('numbers')));
    expect(text).not.toMatch(/more numbers|further|for ever|Limit|infty|Surds|Roots|HL/);
    expect(textOf(allOf(pages('HL').get('numbers')))).not.toContain('HL:');
  });

  it('make one list of what both levels have and what the higher level adds', () => {
    const lists = allOf(pages('HL').get('whole-numbers')).filter(({ type }) => type === 'list');
    expect(lists).toHaveLength(1);
    const items = lists[0]!.children as RichNode[];
    expect(items.map((item) => (item.children as RichNode[])[0]!.type)).toEqual(['text', 'text', 'text']);
  });

  it('have headings whose ranks follow each other', () => {
    expect(headingsOf(pages('SL').get('whole-numbers'))).toEqual([
      'h2 What you should be able to do',
      'h2 Formulas',
    ]);
    expect(headingsOf(pages('HL').get('numbers'))).toEqual([
      'h2 1.1 Whole numbers',
      'h3 What you should be able to do',
      'h3 Formulas',
      'h2 1.3 Surds',
      'h3 Formulas',
    ]);
  });
});

describe('a topic file', () => {
  it.each([
    ['only an introduction', 'Hello.\n', 'Hello.', []],
    [
      'sections',
      'Hello.\n\n## 1.1\n\nA.\n\n## 1.10\n\nB.\n',
      'Hello.',
      [
        ['1.1', 'A.'],
        ['1.10', 'B.'],
      ],
    ],
    ['lines that end as on Windows', 'Hello.\r\n\r\n## 1.1\r\n\r\nA.\r\n', 'Hello.', [['1.1', 'A.']]],
    ['smaller headings inside', '## 1.1\n\n### Formulas\n\nA.', '', [['1.1', '### Formulas\n\nA.']]],
  ])('with %s', (_name, text, introduction, sections) => {
    const read = readTopicFile(text);
    expect(read.introduction).toBe(introduction);
    expect([...read.sections]).toEqual(sections);
  });

  it.each([
    ['math-aa-sl', 'math-aa'],
    ['math-aa-hl', 'math-aa'],
    ['biology', 'biology'],
  ])('of %s is shared in %s', (subject, course) => {
    expect(courseOf(subject)).toBe(course);
    expect(topicFileName(subject, outline(topics, 'SL')[0]!)).toBe(`${course}/1`);
  });
});
