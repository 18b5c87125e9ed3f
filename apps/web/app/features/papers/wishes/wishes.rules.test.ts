import type { Blueprint } from '@sevenfold/contract/papers/blueprint';
import { describe, expect, it } from 'vitest';
import {
  blueprintOf,
  isLeftOut,
  noWishes,
  shareOf,
  type Wishes,
  wishesOf,
  withTopic,
} from './wishes.rules.ts';

const everything: Blueprint = {
  total: { marks: 110 },
  sections: [
    { name: 'Section A', marks: 55, kinds: ['short'], each: { from: 4, to: 8 } },
    { name: 'Section B', marks: 55, kinds: ['long'], questions: { from: 3 } },
  ],
  topics: [
    { topicId: 7, from: 10, to: 40 },
    { topicId: 8, to: 0 },
  ],
  difficulties: [{ difficulty: 'Hard', from: 20 }],
  papers: ['1'],
  calculator: 'without',
  counts: [{ kind: 'long', from: 3, to: 5 }],
  unseen: true,
  include: ['aa-hl-1-2-sums'],
  exclude: ['aa-hl-1-3-proof', 'aa-hl-1-4-roots'],
};

describe('a blueprint in the form', () => {
  it('comes back as it was', () => {
    expect(blueprintOf(wishesOf(everything)).blueprint).toEqual(everything);
    const byTime: Blueprint = { ...everything, total: { minutes: 60 }, sections: [] };
    expect(blueprintOf(wishesOf(byTime)).blueprint).toEqual(byTime);
  });

  it('asks for nothing that was not typed', () => {
    expect(blueprintOf(noWishes).blueprint).toEqual({
      ...{ total: { minutes: 60 }, sections: [], topics: [], difficulties: [], counts: [], papers: [] },
      ...{ calculator: 'any', unseen: false, include: [], exclude: [] },
    });
  });

  it('takes designs from lines, commas and spaces, each once', () => {
    const { blueprint } = blueprintOf({ ...noWishes, include: ' one, two\n\ntwo   three ' });
    expect(blueprint?.include).toEqual(['one', 'two', 'three']);
  });
});

const section = { key: '0', name: 'Section A', marks: '20', kinds: [], kept: {} };

describe('what is wrong', () => {
  it.each<[string, Partial<Wishes>, Record<string, string>]>([
    ['no total', { amount: '' }, { amount: 'Please write a whole number from 1 to 300' }],
    [
      'too little time',
      { by: 'minutes', amount: '4' },
      { amount: 'Please write a whole number from 5 to 300' },
    ],
    ['a total in words', { amount: 'forty' }, { amount: 'Please write a whole number from 1 to 300' }],
    ['half a mark', { amount: '7.5' }, { amount: 'Please write a whole number from 1 to 300' }],
    [
      'a share above the whole',
      { topics: [{ topicId: 7, from: '', to: '101' }] },
      { 'topics.7': 'Please write a whole number from 0 to 100' },
    ],
    [
      'bounds the wrong way round',
      { difficulties: { Hard: { from: '50', to: '20' } } },
      { 'difficulties.Hard': 'The least is more than the most' },
    ],
    [
      'a count that is none',
      { counts: { long: { from: '-1', to: '' } } },
      { 'counts.long': 'Please write a whole number' },
    ],
    [
      'sections that do not make the paper',
      { amount: '40', sections: [section] },
      { sections: 'The sections have 20 marks together, the paper 40' },
    ],
    [
      'a section without a name beside another',
      { amount: '40', sections: [section, { ...section, key: '1', name: ' ' }] },
      { 'sections.1.name': 'Please give it a name' },
    ],
    [
      'two sections of one name',
      { amount: '40', sections: [section, { ...section, key: '1' }] },
      { 'sections.1.name': 'Another section has this name' },
    ],
  ])('%s', (_, wishes, problems) => {
    expect(blueprintOf({ ...noWishes, by: 'marks', ...wishes })).toEqual({ blueprint: undefined, problems });
  });

  it('is nothing where one section stands alone without a name', () => {
    expect(
      blueprintOf({ ...noWishes, amount: '20', sections: [{ ...section, name: '' }] }).problems,
    ).toBeUndefined();
  });
});

it('keeps one share per topic', () => {
  const once = withTopic(noWishes, 7, { from: '10', to: '' });
  const twice = withTopic(withTopic(once, 8, { from: '', to: '0' }), 7, { from: '20', to: '30' });
  expect(twice.topics).toEqual([
    { topicId: 7, from: '20', to: '30' },
    { topicId: 8, from: '', to: '0' },
  ]);
  expect(shareOf(twice, 9)).toEqual({ from: '', to: '' });
});

it.each([
  [{ from: '', to: '0' }, true],
  [{ from: '0', to: '0' }, true],
  [{ from: '', to: '' }, false],
  [{ from: '', to: '00' }, false],
  [{ from: '0', to: '10' }, false],
])('%j leaves a topic out: %s', (span, expected) => {
  expect(isLeftOut(span)).toBe(expected);
});
