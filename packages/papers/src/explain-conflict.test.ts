import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import { describe, expect, it } from 'vitest';
import { noWishes } from './candidate.fixture.ts';
import type { Change } from './change.ts';
import { changeInWords, explainConflict, limitInWords } from './explain-conflict.ts';
import type { Conflict } from './why-not.ts';

const blueprint: MarkedBlueprint = {
  ...noWishes(80),
  sections: [
    { name: 'Section A', marks: 50, questions: { from: 1, to: 6 }, each: { from: 4 } },
    { name: 'Section B', marks: 30, kinds: ['long'], papers: ['1A', '1B'] },
  ],
  topics: [{ topicId: 7, from: 40, to: 60 }],
  difficulties: [{ difficulty: 'Hard', to: 20 }],
  counts: [
    { kind: 'data', from: 3 },
    { kind: 'long', from: 1 },
  ],
  papers: ['1', '2'],
  calculator: 'without',
  unseen: true,
  exclude: ['x', 'y'],
};
const names = { topic: () => 'Vectors', design: (key: string) => key };

const cases: readonly (readonly [Conflict, string])[] = [
  [
    {
      conflict: [
        { wish: 'section', section: 1, of: 'marks' },
        { wish: 'section', section: 1, of: 'kinds' },
        { wish: 'topic', topicId: 7, bound: 'from' },
      ],
      reach: { wish: { wish: 'topic', topicId: 7, bound: 'from' }, below: 27 },
      supply: { designs: 2, marks: 27 },
    },
    '30 marks in Section B, only long questions in Section B and at least 40 % of the marks about Vectors can’t be had together. With the rest of it 27 of 80 marks about Vectors would be the most: the bank has 2 questions for it, 27 marks.',
  ],
  [
    {
      conflict: [{ wish: 'total' }, { wish: 'papers' }, { wish: 'calculator' }],
      reach: { wish: { wish: 'total' }, below: 0 },
      supply: { designs: 0, marks: 0 },
    },
    '80 marks in all, only questions of Paper 1 or Paper 2 and only questions without a calculator can’t be had together. The bank has no question for it.',
  ],
  [
    {
      conflict: [
        { wish: 'section', section: 0, of: 'marks' },
        { wish: 'section', section: 0, of: 'questions', bound: 'to' },
      ],
      reach: { wish: { wish: 'section', section: 0, of: 'marks' }, below: 48, above: 52 },
      supply: { designs: 1, marks: 12 },
    },
    '50 marks in Section A and at most 6 questions in Section A can’t be had together. With the rest of it 48 or 52 marks in Section A would be possible: the bank has 1 question for it, 12 marks.',
  ],
  [
    { conflict: [{ wish: 'include', design: 'aa/1' }, { wish: 'exclude' }, { wish: 'unseen' }] },
    '“aa/1” in the paper, 2 questions left out by hand and only questions that weren’t met before can’t be had together.',
  ],
  [
    {
      conflict: [
        { wish: 'count', kind: 'data', bound: 'from' },
        { wish: 'section', section: 0, of: 'each', bound: 'from' },
      ],
      reach: { wish: { wish: 'count', kind: 'data', bound: 'from' }, below: 2 },
    },
    'At least 3 data-based questions and at least 4 marks for each question of Section A can’t be had together. With the rest of it 2 data-based questions would be the most.',
  ],
  [
    {
      conflict: [{ wish: 'difficulty', difficulty: 'Hard', bound: 'to' }],
      reach: { wish: { wish: 'difficulty', difficulty: 'Hard', bound: 'to' }, above: 25 },
    },
    'At most 20 % of the marks from Hard questions can’t be had. With the rest of it 25 of 80 marks from Hard questions would be the least.',
  ],
  [
    {
      conflict: [{ wish: 'count', kind: 'long', bound: 'from' }, { wish: 'total' }],
      reach: { wish: { wish: 'count', kind: 'long', bound: 'from' }, below: 1 },
      supply: { designs: 51, marks: 724 },
    },
    'At least 1 long question and 80 marks in all can’t be had together. With the rest of it 1 long question would be the most: the bank has 51 questions for it, 724 marks.',
  ],
  [{ conflict: [] }, 'No such paper was found in time. Fewer or wider wishes are found sooner.'],
];

describe('why there is no paper', () => {
  it.each(cases)('%#', (conflict, words) => {
    expect(explainConflict(conflict, blueprint, names)).toBe(words);
  });

  it.each(cases.filter(([{ conflict }]) => conflict.length > 0))(
    'is said without the wishes where they are listed: %#',
    (conflict, words) => {
      const [, limit] = /can’t be had(?: together)?\.(?: (.+))?$/.exec(words)!;
      expect(limitInWords(conflict, blueprint, names)).toBe(limit);
    },
  );
});

it.each<[Change, string]>([
  [{ wish: { wish: 'total' }, to: 78 }, '78 instead of 80 marks in all'],
  [{ wish: { wish: 'section', section: 1, of: 'marks' }, to: 27 }, '27 instead of 30 marks in Section B'],
  [{ wish: { wish: 'section', section: 1, of: 'marks' }, to: 0 }, 'Section B is left out'],
  [
    { wish: { wish: 'topic', topicId: 7, bound: 'from' }, to: 33 },
    '33 % instead of at least 40 % of the marks about Vectors',
  ],
  [
    { wish: { wish: 'section', section: 1, of: 'kinds' }, to: ['long', 'short'] },
    'long questions or short questions instead of only long questions in Section B',
  ],
  [
    { wish: { wish: 'papers' }, to: ['1', '2', '3'] },
    'Paper 1, Paper 2 or Paper 3 instead of only questions of Paper 1 or Paper 2',
  ],
  [{ wish: { wish: 'papers' }, to: [] }, 'any paper instead of only questions of Paper 1 or Paper 2'],
  [{ wish: { wish: 'calculator' }, to: 'any' }, 'questions with and without a calculator'],
  [{ wish: { wish: 'unseen' }, to: false }, 'some questions were met before'],
  [{ wish: { wish: 'include', design: 'aa/1' }, to: false }, '“aa/1” is left out'],
  [{ wish: { wish: 'exclude' }, to: ['y'] }, '1 question of those left out by hand came back'],
])('%j: %s', (change, words) => {
  expect(changeInWords(change, blueprint, names)).toBe(words);
});
