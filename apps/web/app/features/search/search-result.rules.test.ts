import { describe, expect, it } from 'vitest';
import {
  addressOf,
  excerptOf,
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

it('groups questions before topics and leaves out an empty group', () => {
  const topic = result({ id: 1 });
  const found = question({ id: 2 });
  expect(groupsOf([topic, found])).toEqual([
    { title: 'Question Suggestions', results: [found] },
    { title: 'Topic Suggestions', results: [topic] },
  ]);
  expect(groupsOf([topic]).map((group) => group.title)).toEqual(['Topic Suggestions']);
  expect(groupsOf([])).toEqual([]);
});

describe('the parts that are shown', () => {
  const hit = { text: 'roots', hit: true };

  it('are left alone where the first match is in sight', () => {
    const parts = [{ text: 'Find the ', hit: false }, hit, { text: ' of it.', hit: false }];
    expect(excerptOf(parts)).toEqual(parts);
  });

  it('begin shortly before a match that lies far in the text, between words', () => {
    const [lead, ...rest] = excerptOf([{ text: 'A long story about numbers. '.repeat(8), hit: false }, hit]);
    expect(rest).toEqual([hit]);
    expect(lead?.text).toMatch(/^… /);
    expect(lead?.text.length).toBeLessThanOrEqual(32);
  });

  it('cut a text without spaces as well', () => {
    const [lead] = excerptOf([{ text: 'x'.repeat(300), hit: false }, hit]);
    expect(lead?.text).toBe(`…${'x'.repeat(30)}`);
  });

  it('are the whole text where nothing matched', () => {
    const parts = [{ text: 'y'.repeat(400), hit: false }];
    expect(excerptOf(parts)).toEqual(parts);
  });

  it('fall back to the plain text, or to the name', () => {
    expect(shownParts(question())).toEqual([{ text: 'Find the roots.', hit: false }]);
    expect(shownParts(result())).toEqual([{ text: 'Functions', hit: false }]);
  });
});
