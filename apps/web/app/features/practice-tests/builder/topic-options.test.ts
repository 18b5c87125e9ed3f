import { describe, expect, it } from 'vitest';
import { optionsFor } from './topic-options.ts';

interface Topic {
  readonly slug: string;
  readonly topic_name: string;
  readonly totalQuestionsCount: number;
  readonly subtopics: readonly Topic[];
}

const topic = (slug: string, totalQuestionsCount: number, ...subtopics: Topic[]): Topic => ({
  slug,
  topic_name: slug.toUpperCase(),
  totalQuestionsCount,
  subtopics,
});
const leaf = (slug: string, ...subtopics: Topic[]) => topic(slug, 2, ...subtopics);
const tree = [
  topic('algebra', 9, leaf('logs', leaf('laws')), leaf('series')),
  topic('calculus', 7, leaf('rules', leaf('chain'))),
];
const labels = (options: readonly { label: string; group?: string }[]) =>
  options.map(({ label, group }) => (group ? `${group}: ${label}` : label));

describe('what the selectors offer', () => {
  it('all topics of the subject, with their numbers of questions', () => {
    expect(optionsFor(tree, { topics: [], subtopics: [] })).toEqual({
      topics: [
        { value: 'algebra', label: 'ALGEBRA', detail: '9' },
        { value: 'calculus', label: 'CALCULUS', detail: '7' },
      ],
      subtopics: [],
      subSubtopics: [],
    });
  });

  it('what belongs to one topic without a heading', () => {
    expect(labels(optionsFor(tree, { topics: ['algebra'], subtopics: [] }).subtopics)).toEqual([
      'LOGS',
      'SERIES',
    ]);
  });

  it('what belongs to several under the name of each', () => {
    const { subtopics, subSubtopics } = optionsFor(tree, {
      topics: ['algebra', 'calculus'],
      subtopics: ['logs', 'rules', 'series'],
    });
    expect(labels(subtopics)).toEqual(['ALGEBRA: LOGS', 'ALGEBRA: SERIES', 'CALCULUS: RULES']);
    expect(labels(subSubtopics)).toEqual(['LOGS: LAWS', 'RULES: CHAIN']);
  });

  it('nothing below a subtopic whose topic is not chosen', () => {
    expect(optionsFor(tree, { topics: ['calculus'], subtopics: ['logs'] }).subSubtopics).toEqual([]);
  });
});
