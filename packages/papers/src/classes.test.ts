import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import { expect, it } from 'vitest';
import { candidate, noWishes } from './candidate.fixture.ts';
import type { Candidate } from './candidate.ts';
import { sortIntoClasses } from './classes.ts';
import { sectionCountOf, wishesOf } from './wishes.ts';

const sorted = (candidates: readonly Candidate[], wishes: Partial<MarkedBlueprint>) => {
  const blueprint = { ...noWishes(20), ...wishes };
  return sortIntoClasses(candidates, wishesOf(blueprint), sectionCountOf(blueprint));
};

const [plain, other] = [
  candidate({ design: 'a' }),
  candidate({
    design: 'b',
    topicIds: [20, 2],
    seen: true,
    paper: '2',
    kind: 'data',
    difficulty: 'Hard',
    calculatorAllowed: false,
  }),
];

it.each([
  ['nothing wished', {}, 1],
  ['a topic', { topics: [{ topicId: 1, from: 10 }] }, 2],
  ['a topic of neither', { topics: [{ topicId: 5, from: 10 }] }, 1],
  ['a difficulty', { difficulties: [{ difficulty: 'Hard', to: 50 }] }, 2],
  ['a difficulty of neither', { difficulties: [{ difficulty: 'Easy', to: 50 }] }, 1],
  ['papers', { papers: ['1'] }, 2],
  ['both papers', { papers: ['1', '2'] }, 1],
  ['a calculator', { calculator: 'allowed' }, 2],
  ['a count', { counts: [{ kind: 'data', to: 1 }] }, 2],
  ['unseen', { unseen: true }, 2],
  ['one by name', { include: ['a'] }, 2],
  ['one kept out', { exclude: ['b'] }, 2],
  [
    'a section for one kind',
    {
      sections: [
        { name: 'A', marks: 10, kinds: ['data'] },
        { name: 'B', marks: 10 },
      ],
    },
    2,
  ],
] as const)('two designs that differ in everything but marks, with %s: %i classes', (_, wishes, count) => {
  expect(sorted([plain, other], wishes as Partial<MarkedBlueprint>).classes).toHaveLength(count);
});

it('other marks are another class', () => {
  expect(sorted([plain, candidate({ marks: 7 })], {}).classes).toHaveLength(2);
});

it('variants of a design count once', () => {
  const { classes } = sorted([plain, { ...plain, id: 901 }, { ...plain, id: 902 }], {});
  expect(classes).toHaveLength(1);
  expect(classes[0]!.designs.map((variants) => variants.length)).toEqual([3]);
});

it('a design whose variants differ stands in each class, and may be taken in one', () => {
  const { classes, choices } = sorted([plain, { ...plain, id: 901, marks: 8 }, candidate()], {});
  expect(classes.map(({ example, alsoElsewhere }) => [example.marks, alsoElsewhere])).toEqual([
    [6, true],
    [8, true],
    [6, false],
  ]);
  expect(choices).toEqual([[0, 1]]);
});
