import { foldTerm } from '@sevenfold/search-text/fold-term';
import { describe, expect, it } from 'vitest';
import type { TopicTerms } from './called-topics.policy.ts';
import { readWord } from './correction.policy.ts';
import { chooseTopics, weighedByQuestions } from './topic-choice.policy.ts';
import { TopicIndex } from './topic-index.policy.ts';
import { type ReadToken, topicQuery } from './topic-query.policy.ts';

const topics: readonly TopicTerms[] = [
  ['Gas laws', ["Boyle's law", 'ideal gas law', 'PV=nRT', 'pressure', 'half-life of a gas'], 'Physics'],
  ['Forces and momentum', ["Newton's laws of motion", "Newton's first law", 'impulse', 'F=ma'], 'Physics'],
  ['Current and circuits', ["Ohm's law", 'resistance', 'power'], 'Physics'],
  ['Proton transfer reactions', ['pH', 'acid', 'weak acid', 'Ka'], 'Chemistry'],
  ['Phase portraits', ['saddle point', 'trajectory'], 'Maths'],
  ['Radioactive decay', ['half-life', 'isotope'], 'Physics'],
  ['The concept of a function', ['domain', 'range'], 'Maths'],
  ['Inverse functions', ['restricted domain of a range'], 'Maths'],
  ['Polar form', ['polar'], 'Maths'],
  ['The covalent model', ['polarity', 'bond'], 'Chemistry'],
  ['Vectors', ['magnitude'], 'Maths AA'],
  ['Vectors', ['magnitude'], 'Maths AI'],
  ['Laws of logarithms', ['change of base'], 'Maths'],
  [
    'Acids and bases',
    ['acid', 'base', 'strong base', 'weak base', 'colour change by a base'],
    'Chemical change',
  ],
].map(([name, vocabulary, subject], id) => ({
  id,
  name: name as string,
  vocabulary: vocabulary as string[],
  above: [subject as string],
}));

/** Good enough a stemmer for this table: polar and polarity have one stem, as they do in the database. */
const stemOf = (word: string) => word.replace(/(?:ity|s)$/, '');
const index = new TopicIndex(topics, stemOf);

const rank = (query: string, unfinished = false) => {
  const tokens = foldTerm(query);
  const read = new Map(
    tokens.map((token): [string, ReadToken] => [
      token,
      { reading: readWord(token, [], false), stem: stemOf(token) },
    ]),
  );
  return index.rank(topicQuery(index, tokens, read, unfinished));
};
const names = (query: string, unfinished?: boolean) =>
  rank(query, unfinished).map(({ id }) => topics[id]!.name);

describe('the first topic', () => {
  it.each([
    ["Newton's laws", 'Forces and momentum', 'the rarer word counts more'],
    ["Ohm's law", 'Current and circuits', 'a whole term beats its commoner word'],
    ['gas laws', 'Gas laws', 'a name that is typed whole'],
    ['ideal gas', 'Gas laws', 'part of a term'],
    ['pH', 'Proton transfer reactions', 'a symbol is a word'],
    ['pv = nrt', 'Gas laws', 'a formula is a word, however it is spaced'],
    ['half life', 'Radioactive decay', 'a whole term beats one that holds it'],
    ['halflife', 'Radioactive decay', 'words written together'],
    ['domain and range', 'The concept of a function', 'two terms of one topic'],
    ['polarity', 'The covalent model', 'the word itself beats one of the same stem'],
    ['weak acids', 'Proton transfer reactions', 'plurals'],
    ['impulse questions', 'Forces and momentum', 'words that people add'],
  ])('for %s is %s: %s', (query, topic) => {
    expect(names(query)[0]).toBe(topic);
  });

  it('is that of the subject that was typed along', () => {
    expect(rank('maths ai vectors')[0]?.id).toBe(11);
    expect(rank('maths aa vectors')[0]?.id).toBe(10);
  });

  it('is what was typed whole, even where one of the words only says where, and questions there speak of it', () => {
    const placed = rank('change of base').map((one) => ({ ...one, name: topics[one.id]!.name, own: false }));
    const weighed = weighedByQuestions(placed, new Map([['Acids and bases', 5]]));
    expect(chooseTopics(weighed, 2).map(({ name }) => name)).toEqual([
      'Laws of logarithms',
      'Acids and bases',
    ]);
  });

  it('is found by the start of a word while it is being typed, and not afterwards', () => {
    expect(names('resist', true)[0]).toBe('Current and circuits');
    expect(names('resist')).toEqual([]);
  });

  it('is one below what was typed, where nothing else is called so', () => {
    expect(names('chemistry').sort()).toEqual(['Proton transfer reactions', 'The covalent model']);
    expect(names('maths ai')).toContain('Vectors');
  });

  it('is the same whatever was looked for before', () => {
    const before = rank('maths ai vectors');
    rank('weak acid base change of a colour in chemical laws');
    rank('vectors', true);
    expect(rank('maths ai vectors')).toEqual(before);
  });

  it('is none for words that no topic has', () => {
    expect(names('zebra')).toEqual([]);
  });
});

describe('what is known', () => {
  it.each(['ph', 'newton', 'laws', 'halflife', 'pv=nrt', 'polarity'])('%s', (word) => {
    expect(index.knows(word, stemOf(word))).toBe(true);
  });

  it.each(['resist', 'neutron', 'zebra'])('not %s', (word) => {
    expect(index.knows(word, stemOf(word))).toBe(false);
  });
});

describe('the nearest topics', () => {
  it('are those called something like it, each name once', () => {
    expect(index.nearest(['magnitoode'], 3).map((id) => topics[id]!.name)).toEqual(['Vectors']);
    expect(index.nearest(['radioctiv', 'decai'], 1).map((id) => topics[id]!.name)).toEqual([
      'Radioactive decay',
    ]);
    expect(index.nearest(['qqqq'], 3)).toEqual([]);
    expect(index.nearest([], 3)).toEqual([]);
  });
});

describe('which topics are shown', () => {
  const placed = (id: number, name: string, score: number, more = {}) => ({
    id,
    name,
    score,
    exact: false,
    whole: false,
    own: false,
    ...more,
  });
  const shown = (...ranked: ReturnType<typeof placed>[]) => chooseTopics(ranked, 3).map(({ id }) => id);

  it('leaves out what shares a common word only', () => {
    expect(shown(placed(1, 'A', 1, { whole: true }), placed(2, 'B', 0.9), placed(3, 'C', 0.4))).toEqual([
      1, 2,
    ]);
    expect(shown(placed(1, 'A', 2, { exact: true, whole: true }), placed(2, 'B', 0.9))).toEqual([1]);
  });

  it('shows each name once before any comes again, the reader’s own first', () => {
    const copies = [placed(1, 'A', 1), placed(2, 'A', 1, { own: true }), placed(3, 'B', 0.99)];
    expect(shown(...copies)).toEqual([2, 3, 1]);
  });
});
