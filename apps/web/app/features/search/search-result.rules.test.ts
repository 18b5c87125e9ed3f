import { describe, expect, it } from 'vitest';
import {
  addressOf,
  groupsOf,
  needsReload,
  type SearchResult,
  shownParts,
  topicPathOf,
} from './search-result.rules.ts';

const named = (slug: string) => ({ slug, topic_name: slug.toUpperCase() });

const result = (changes: Partial<SearchResult> = {}): SearchResult => ({
  indexUid: 'sevenfold-topics',
  id: 7,
  slug: 'functions',
  questions_text: null,
  topic_name: 'Functions',
  subject: { subject_name: 'Math AA SL', slug: 'math-aa-sl' },
  topic: named('functions'),
  parent_topic: null,
  _formatted: [],
  ...changes,
});

const question = (changes: Partial<SearchResult> = {}) =>
  result({ indexUid: 'sevenfold-questions', questions_text: 'Find the roots.', ...changes });

const under = (slug: string, parent: string | null = null) => ({
  ...named(slug),
  parent_topic: parent ? named(parent) : null,
});

describe('the address of a result', () => {
  it.each([
    ['a topic', result(), '/ibdp-question-bank?subject=math-aa-sl&topic=functions'],
    [
      'a subtopic',
      result({ topic: named('quadratics'), parent_topic: under('functions') }),
      '/ibdp-question-bank?subject=math-aa-sl&topic=functions&subtopic=quadratics',
    ],
    [
      'a sub-subtopic',
      result({ topic: named('discriminant'), parent_topic: under('quadratics', 'functions') }),
      '/ibdp-question-bank?subject=math-aa-sl&topic=functions&subtopic=quadratics&subsubtopic=discriminant',
    ],
    ['a question of a topic', question(), '/ibdp-question-bank/math-aa-sl/functions/7'],
    [
      'a question of a subtopic',
      question({ topic: named('quadratics'), parent_topic: under('functions') }),
      '/ibdp-question-bank/math-aa-sl/functions/quadratics/7',
    ],
    [
      'a question of a sub-subtopic',
      question({ topic: named('discriminant'), parent_topic: under('quadratics', 'functions') }),
      '/ibdp-question-bank/math-aa-sl/functions/quadratics/discriminant/7',
    ],
  ])('%s', (_, given, expected) => {
    expect(addressOf(given)).toBe(expected);
  });
});

it('writes the topic path from the top down', () => {
  const path = topicPathOf({ topic: named('c'), parent_topic: under('b', 'a') });
  expect(path.map((topic) => topic.slug)).toEqual(['a', 'b', 'c']);
});

describe('a question chosen while in the bank is loaded afresh', () => {
  it.each([
    [question(), '/ibdp-question-bank', true],
    [question(), '/ibdp-question-bank/math-aa-sl/functions/3', true],
    [question(), '/ibdp-question-bank-news', false],
    [question(), '/', false],
    [result(), '/ibdp-question-bank', false],
  ])('%#: from %s', (given, pathname, expected) => {
    expect(needsReload(given, pathname)).toBe(expected);
  });
});

it('puts the group of the best result first and leaves out an empty one', () => {
  const topic = result({ id: 1 });
  const found = question({ id: 2 });
  const groups = [
    { title: 'Question Suggestions', results: [found] },
    { title: 'Topic Suggestions', results: [topic] },
  ];
  expect(groupsOf([found, topic])).toEqual(groups);
  expect(groupsOf([topic, found])).toEqual(groups.toReversed());
  expect(groupsOf([topic]).map((group) => group.title)).toEqual(['Topic Suggestions']);
  expect(groupsOf([])).toEqual([]);
});

describe('the parts that are shown', () => {
  it('are those that the server marked', () => {
    const parts = [
      { text: 'Find the ', hit: false },
      { text: 'roots', hit: true },
    ];
    expect(shownParts(question({ _formatted: parts }))).toEqual(parts);
  });

  it('are the plain text, or the name, where it marked nothing', () => {
    expect(shownParts(question())).toEqual([{ text: 'Find the roots.', hit: false }]);
    expect(shownParts(result())).toEqual([{ text: 'Functions', hit: false }]);
  });
});
