import { describe, expect, it } from 'vitest';
import {
  type BuilderTopic,
  builderState,
  chooseSubject,
  chooseSubtopics,
  chooseTopics,
  drawnFrom,
  emptySelection,
  removeChosen,
  type Selection,
} from './builder.rules.ts';

const topic = (slug: string, ...subtopics: BuilderTopic[]): BuilderTopic => ({ slug, subtopics });
const tree = [
  topic('algebra', topic('logs', topic('log-laws'), topic('log-equations')), topic('series')),
  topic('calculus', topic('rules', topic('chain'), topic('product')), topic('areas')),
  topic('empty'),
];

const selection = (topics: string[], subtopics: string[] = [], subSubtopics: string[] = []): Selection => ({
  subject: 'math-aa-sl',
  topics,
  subtopics,
  subSubtopics,
  duration: 30,
});

describe('choosing', () => {
  it('another subject clears all topics and keeps the duration', () => {
    expect(chooseSubject({ ...selection(['algebra'], ['logs']), duration: 60 }, 'physics-sl')).toEqual({
      ...emptySelection(60),
      subject: 'physics-sl',
    });
  });

  it('the same subject again changes nothing', () => {
    const chosen = selection(['algebra'], ['logs']);
    expect(chooseSubject(chosen, 'math-aa-sl')).toBe(chosen);
  });

  it.each([
    [
      'a topic taken away takes its subtopics along',
      ['calculus'],
      ['logs', 'rules'],
      ['chain', 'log-laws'],
      ['rules'],
      ['chain'],
    ],
    [
      'a topic added takes nothing away',
      ['algebra', 'calculus'],
      ['logs'],
      ['log-laws'],
      ['logs'],
      ['log-laws'],
    ],
    ['no topic leaves nothing', [], ['logs'], ['log-laws'], [], []],
    ['unknown topics are dropped', ['gone'], ['logs'], [], [], []],
  ])('%s', (_, topics, subtopics, subSubtopics, keptSubtopics, keptSubSubtopics) => {
    const before = selection(['algebra', 'calculus'], subtopics, subSubtopics);
    expect(chooseTopics(tree, before, topics)).toMatchObject({
      topics: topics.filter((slug) => slug !== 'gone'),
      subtopics: keptSubtopics,
      subSubtopics: keptSubSubtopics,
    });
  });

  it('a subtopic taken away takes its sub-subtopics along', () => {
    const before = selection(['algebra', 'calculus'], ['logs', 'rules'], ['log-laws', 'chain']);
    expect(chooseSubtopics(tree, before, ['rules'])).toMatchObject({ subSubtopics: ['chain'] });
  });

  it.each([
    ['algebra', ['calculus'], ['rules'], ['chain']],
    ['rules', ['algebra', 'calculus'], ['logs'], ['log-laws']],
    ['chain', ['algebra', 'calculus'], ['logs', 'rules'], ['log-laws']],
  ])('removing the chip %s prunes again', (chip, topics, subtopics, subSubtopics) => {
    const before = selection(['algebra', 'calculus'], ['logs', 'rules'], ['log-laws', 'chain']);
    expect(removeChosen(tree, before, chip)).toMatchObject({ topics, subtopics, subSubtopics });
  });
});

describe('what is disabled', () => {
  it.each([
    ['nothing chosen', emptySelection(30), [true, true, true, true]],
    ['a subject', selection([]), [false, true, true, true]],
    ['a topic', selection(['algebra']), [false, false, true, false]],
    ['a subtopic with parts', selection(['algebra'], ['logs']), [false, false, false, false]],
    ['a subtopic without parts', selection(['algebra'], ['series']), [false, false, true, false]],
    ['no duration', { ...selection(['algebra']), duration: null }, [false, false, true, true]],
  ])('%s', (_, chosen, [topics, subtopics, subSubtopics, make]) => {
    expect(builderState(tree, chosen)).toEqual({
      topicsDisabled: topics,
      subtopicsDisabled: subtopics,
      subSubtopicsDisabled: subSubtopics,
      makeDisabled: make,
    });
  });
});

describe('questions are drawn from', () => {
  it.each([
    ['a whole topic', ['algebra'], [], [], ['algebra']],
    ['only the subtopics chosen of it', ['algebra'], ['series'], [], ['series']],
    ['whole topics beside narrowed ones', ['algebra', 'calculus'], ['logs'], [], ['logs', 'calculus']],
    [
      'the parts of a subtopic',
      ['algebra', 'calculus'],
      ['logs', 'areas'],
      ['log-laws'],
      ['log-laws', 'areas'],
    ],
    ['nothing without a topic', [], ['logs'], [], []],
  ])('%s', (_, topics, subtopics, subSubtopics, expected) => {
    expect(drawnFrom(tree, { topics, subtopics, subSubtopics }).map(({ slug }) => slug)).toEqual(expected);
  });
});
