import { describe, expect, it } from 'vitest';
import { levelNumbers, monthNumbers, noPriority, partNumbers, traits, unpack } from './listed-questions.ts';
import { type Criteria, criteriaOf, type QuestionFilter } from './question-filter.policy.ts';
import { nextVariantId, orderOf, placeOf, relatedIds } from './question-order.policy.ts';

interface Given {
  readonly id: number;
  readonly topic?: number;
  readonly also?: readonly number[];
  readonly priority?: number;
  readonly variant?: number;
  /** Its own, unless given. */
  readonly design?: number;
  readonly marks?: number;
  readonly year?: number;
  readonly level?: keyof typeof levelNumbers;
  readonly month?: keyof typeof monthNumbers;
  readonly paper?: number;
  readonly paperPart?: 'A' | 'B';
  readonly difficulty?: number;
  readonly calculator?: boolean;
  readonly hidden?: boolean;
  readonly shared?: boolean;
}

/** Packed as the database packs it. */
function listed(questions: readonly Given[]) {
  const numbers = questions.flatMap((question) => [
    question.id,
    question.topic ?? 1,
    question.priority ?? noPriority,
    question.variant ?? 0,
    (question.marks ?? 1) * 65_536 + (question.year ?? 0),
    ((question.difficulty ?? 1) << traits.difficulty.shift) |
      ((question.level ? levelNumbers[question.level] : 0) << traits.level.shift) |
      ((question.month ? monthNumbers[question.month] : 0) << traits.month.shift) |
      ((question.paper === undefined ? 0 : question.paper + 1) << traits.paper.shift) |
      ((question.paperPart ? partNumbers[question.paperPart] : 0) << traits.paperPart.shift) |
      (Number(question.calculator ?? false) << traits.calculatorAllowed.shift) |
      (Number(!question.hidden) << traits.visible.shift) |
      (Number(question.shared ?? false) << traits.shared.shift),
    question.design === undefined ? 0 : 1,
    question.design ?? question.id,
  ]);
  const pairs = questions.flatMap(({ id, also = [] }) => also.flatMap((topic) => [id, topic]));
  return unpack(packedOf(numbers), packedOf(pairs));
}

function packedOf(numbers: readonly number[]): Buffer {
  const packed = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) packed.writeInt32BE(number, index * 4);
  return packed;
}

const criteria = (filter: QuestionFilter, staff = false): Criteria => criteriaOf(filter, { staff });
const idsOf = (bank: ReturnType<typeof listed>, rows: Int32Array) => Array.from(rows, (row) => bank.ids[row]);
function order(questions: readonly Given[], filter: QuestionFilter, staff = false) {
  const bank = listed(questions);
  return idsOf(bank, orderOf(bank, criteria(filter, staff), undefined));
}

describe('a list of topics', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['by their own', [1], [1, 4]],
    ['by another one, after those of its own', [2], [2, 4]],
    ['by another one first where staff put it there', [7], [6, 5, 1]],
    ['once, though it is below it twice', [1, 2, 3], [1, 2, 4]],
    ['by one that none is in', [9], []],
  ])('shows questions %s', (_, shown, expected) => {
    const bank = listed([
      { id: 4, topic: 1, also: [2, 3] },
      { id: 1, topic: 1, also: [7] },
      { id: 2, topic: 2, also: [5] },
      { id: 5, topic: 7 },
      { id: 6, topic: 8, also: [7], priority: 1 },
      { id: 3, topic: 4, also: [6], hidden: true },
    ]);
    const inside = Uint8Array.from({ length: 10 }, (_one, id) => Number(shown.includes(id)));
    expect(idsOf(bank, orderOf(bank, criteria({}), inside))).toEqual(expected);
  });

  it('keeps the order that the reader wants', () => {
    const bank = listed([
      { id: 1, topic: 1, marks: 2 },
      { id: 2, topic: 2, marks: 5, also: [1] },
    ]);
    const inside = Uint8Array.of(0, 1, 0);
    const byMarks = criteria({ sortBy: 'marks', sortOrder: 'desc' });
    expect(idsOf(bank, orderOf(bank, byMarks, inside))).toEqual([2, 1]);
  });
});

describe('the default order', () => {
  it('shows what has a priority first, then one of each design before the next of any', () => {
    const designs = [
      { id: 1, variant: 0 },
      { id: 2, variant: 1 },
      { id: 3, variant: 2 },
      { id: 4, variant: 0 },
      { id: 5, variant: 1 },
      { id: 6, priority: 2, variant: 7 },
      { id: 7, priority: 1 },
      { id: 8, priority: 2 },
    ];
    expect(order(designs.toReversed(), {})).toEqual([7, 8, 6, 1, 4, 2, 5, 3]);
  });

  it('does not depend on the order in which the questions were read', () => {
    const questions = Array.from({ length: 50 }, (_, id) => ({ id: id + 1, variant: id % 7 }));
    expect(order(questions, {})).toEqual(order(questions.toReversed(), {}));
  });

  it('of nothing is nothing', () => expect(order([], {})).toEqual([]));
});

describe('sorting', () => {
  const questions: Given[] = [
    { id: 1, year: 2020, marks: 0, difficulty: 3, priority: 5 },
    { id: 2, marks: 9, difficulty: 1 },
    { id: 3, year: 2024, marks: 4, difficulty: 3, variant: 1 },
    { id: 4, year: 2020, marks: 4, difficulty: 2, priority: 0 },
  ];
  it.each<[QuestionFilter, number[]]>([
    [{ sortBy: 'year' }, [4, 1, 3, 2]],
    [{ sortBy: 'year', sortOrder: 'desc' }, [3, 4, 1, 2]],
    [{ sortBy: 'marks' }, [1, 4, 3, 2]],
    [{ sortBy: 'marks', sortOrder: 'desc' }, [2, 4, 3, 1]],
    [{ sortBy: 'difficulty', sortOrder: 'desc' }, [1, 3, 4, 2]],
    [{ sortBy: 'priority', sortOrder: 'desc' }, [1, 4, 2, 3]],
    [{ sortBy: 'priority' }, [4, 1, 2, 3]],
  ])('%o', (filter, expected) => expect(order(questions, filter)).toEqual(expected));
});

describe('filters', () => {
  const questions: Given[] = [
    {
      id: 1,
      level: 'SL',
      month: 'May',
      paper: 1,
      paperPart: 'A',
      difficulty: 1,
      year: 2020,
      calculator: true,
    },
    { id: 2, level: 'HL', month: 'November', paper: 2, difficulty: 2, year: 2021 },
    { id: 3, difficulty: 3 },
    { id: 4, level: 'SL', difficulty: 1, hidden: true },
  ];
  it.each<[QuestionFilter, number[]]>([
    [{}, [1, 2, 3]],
    [{ level: 'SL' }, [1]],
    [{ month: 'November' }, [2]],
    [{ paper: 2 }, [2]],
    [{ paper: 1, paper_part: 'A' }, [1]],
    [{ paper: 1, paper_part: 'B' }, []],
    [{ year: 2020 }, [1]],
    [{ difficulty: ['Easy', 'Hard'] }, [1, 3]],
    [{ difficulty: ['Easy', 'Medium', 'Hard'] }, [1, 2, 3]],
    [{ calculatorAllowed: true }, [1]],
    [{ calculatorNotAllowed: true }, [2, 3]],
    [{ level: 'SL', paper: 2 }, []],
  ])('%o', (filter, expected) => expect(order(questions, filter)).toEqual(expected));

  it('show hidden ones to staff', () => expect(order(questions, { level: 'SL' }, true)).toEqual([1, 4]));

  it('keep to the given topics', () => {
    const inTopics = listed([1, 2, 3, 900].map((topic) => ({ id: topic, topic })));
    expect(idsOf(inTopics, orderOf(inTopics, criteria({}), Uint8Array.of(0, 1, 0, 1)))).toEqual([1, 3]);
  });
});

describe('one of each design', () => {
  const questions: Given[] = [
    { id: 1, design: 7, difficulty: 1, marks: 2, hidden: true },
    { id: 2, design: 7, variant: 1, difficulty: 1, marks: 6 },
    { id: 3, design: 7, variant: 2, difficulty: 2, marks: 4 },
    { id: 4, design: 8, difficulty: 2, marks: 5 },
    { id: 5, design: 8, variant: 1, difficulty: 2, marks: 1, priority: 1 },
    { id: 6, difficulty: 2, marks: 3 },
  ];
  it.each<[string, QuestionFilter, number[]]>([
    ['the first that may be seen', {}, [5, 6, 2]],
    ['the first that fits the filter', { difficulty: ['Medium'] }, [5, 6, 3]],
    ['the first in the order asked for', { sortBy: 'marks', sortOrder: 'desc' }, [2, 4, 6]],
    ['unless all are asked for', { variants: 'all' }, [5, 4, 6, 2, 3]],
  ])('%s', (_, filter, expected) => expect(order(questions, filter)).toEqual(expected));

  it('counts a hidden one for staff', () => expect(order(questions, {}, true)).toEqual([5, 1, 6]));

  it.each<[string, QuestionFilter, number, number]>([
    ['itself', {}, 2, 2],
    ['where its design is shown', {}, 3, 2],
    ['where its design is shown, though it fits no filter', { difficulty: ['Medium'] }, 2, 2],
    ['nowhere', { difficulty: ['Hard'] }, 2, -1],
    ['nowhere, since there is none', {}, 99, -1],
  ])('stands in a list: %s', (_, filter, id, place) => {
    const bank = listed(questions);
    expect(placeOf(bank, orderOf(bank, criteria(filter), undefined), id)).toBe(place);
  });
});

describe('related questions', () => {
  const bank = listed([
    { id: 10, topic: 1, design: 5 },
    { id: 11, topic: 1, design: 5, variant: 1 },
    { id: 20, topic: 1 },
    { id: 21, topic: 1, design: 6, hidden: true },
    { id: 22, topic: 1, design: 6, variant: 1 },
    { id: 23, topic: 1, design: 6, variant: 2 },
    { id: 30, topic: 1, hidden: true },
    { id: 40, topic: 1, shared: true },
    { id: 50, topic: 1, priority: 1 },
    { id: 60, topic: 2 },
  ]);
  it.each([
    [{ id: 20, topicId: 1 }, 9, [22, 50, 10]],
    [{ id: 50, topicId: 1 }, 9, [10, 20, 22]],
    [{ id: 11, topicId: 1 }, 2, [20, 22]],
    [{ id: 23, topicId: 1 }, 9, [50, 10, 20]],
    [{ id: 60, topicId: 2 }, 9, []],
  ])('of %o, %i at most', (to, count, expected) => expect(relatedIds(bank, to, count)).toEqual(expected));
});

describe('the same with other numbers', () => {
  const bank = listed([
    { id: 10, design: 5, variant: 2 },
    { id: 11, design: 5, variant: 0 },
    { id: 12, design: 5, variant: 1, hidden: true },
    // Shown first in lists, but the third of its design.
    { id: 13, design: 5, variant: 3, priority: 1 },
    { id: 14, design: 5, variant: 3 },
    { id: 20 },
    { id: 30, design: 6, variant: 1 },
    { id: 31, design: 6, variant: 0, hidden: true },
    { id: 40, design: 7, variant: 4 },
    { id: 41, design: 7, variant: 4 },
  ]);
  it.each([
    ['the next visible one', 11, 10],
    ['the next by its place, whatever its priority', 10, 13],
    ['of two in one place, that with the larger number', 13, 14],
    ['after the last the first again', 14, 11],
    ['after a hidden one', 12, 10],
    ['after the larger of two in one place', 41, 40],
    ['none where it is alone', 20, undefined],
    ['none where the others are hidden', 30, undefined],
    ['a visible one for a hidden one', 31, 30],
    ['none of a question that is not listed', 99, undefined],
  ])('%s', (_, id, expected) => expect(nextVariantId(bank, id)).toBe(expected));
});
