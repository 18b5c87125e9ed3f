import { describe, expect, it } from 'vitest';
import {
  asksForCaller,
  asksForStaff,
  criteriaOf,
  type OwnMarks,
  type PersonalFilter,
  personalFilterOf,
  personalOrder,
  type QuestionFilter,
} from './question-filter.policy.ts';

const visitor = { staff: false };

describe('the same choice is the same list', () => {
  it.each<[QuestionFilter, QuestionFilter]>([
    [{}, { sortBy: 'priority', sortOrder: 'asc' }],
    [{}, { calculatorAllowed: true, calculatorNotAllowed: true }],
    [{}, { calculatorAllowed: false }],
    [{}, { difficulty: [] }],
    [{}, { difficulty: ['Hard', 'Easy', 'Medium'] }],
    [{ difficulty: ['Easy', 'Hard'] }, { difficulty: ['Hard', 'Easy', 'Hard'] }],
    [{}, { completedQuestion: true, bookmarkedQuestion: true }],
    [{}, { variants: 'one' }],
  ])('%j and %j', (one, other) => {
    expect(criteriaOf(one, visitor)).toEqual(criteriaOf(other, visitor));
  });

  it('but not for staff, who see hidden questions', () => {
    expect(criteriaOf({}, { staff: true })).not.toEqual(criteriaOf({}, visitor));
  });
});

describe('who may ask', () => {
  it.each<[QuestionFilter, boolean, boolean]>([
    [{}, false, false],
    [{ completedQuestion: true }, true, false],
    [{ uncompletedQuestion: true }, true, false],
    [{ bookmarkedQuestion: true }, true, false],
    [{ completedQuestion: false }, false, false],
    [{ verified: true }, false, true],
    [{ topicChanged: false }, false, true],
  ])('%j: signed in %j, staff %j', (filter, caller, staff) => {
    expect([asksForCaller(filter), asksForStaff(filter)]).toEqual([caller, staff]);
  });
});

const idsOf = (ids: Int32Array, rows: Int32Array) => Array.from(rows, (row) => ids[row]);

describe("a user's own list", () => {
  const none: PersonalFilter = { completed: undefined, bookmarked: false };
  const marks: OwnMarks = { completed: [2, 4, 9], bookmarked: [4, 5], pinned: [] };

  it.each<[string, PersonalFilter, OwnMarks, number[]]>([
    ['everything', none, marks, [5, 4, 3, 2, 1]],
    ['completed', { ...none, completed: true }, marks, [4, 2]],
    ['not completed', { ...none, completed: false }, marks, [5, 3, 1]],
    ['bookmarked', { ...none, bookmarked: true }, marks, [5, 4]],
    ['both', { completed: true, bookmarked: true }, marks, [4]],
    ['pinned in front, in the order of the list', none, { ...marks, pinned: [1, 3, 7] }, [3, 1, 5, 4, 2]],
    ['pinned among the completed', { ...none, completed: true }, { ...marks, pinned: [2, 3] }, [2, 4]],
  ])('%s', (_, filter, own, expected) => {
    const ids = Int32Array.of(5, 4, 3, 2, 1);
    const bank = { ids, designs: Int32Array.of(0, 1, 2, 3, 4) };
    const rows = ids.map((_id, row) => row);
    for (const variants of ['one', 'all'] as const) {
      expect(idsOf(ids, personalOrder(bank, rows, { ...filter, variants }, own))).toEqual(expected);
    }
  });

  describe('of designs', () => {
    /** The first design has the ids 10 to 12, the second 20 to 22, the third is 30 alone. */
    const ids = Int32Array.of(10, 20, 30, 11, 21, 12, 22);
    const designs = Int32Array.of(0, 1, 2, 0, 1, 0, 1);
    const nothing: OwnMarks = { completed: [], bookmarked: [], pinned: [] };
    const completed = { ...none, completed: true };
    it.each<[string, PersonalFilter, Partial<OwnMarks>, number[], number[]]>([
      ['the one with a tick', completed, { completed: [11, 12] }, [11], [11, 12]],
      [
        'none of a design that has a tick',
        { ...none, completed: false },
        { completed: [11] },
        [20, 30],
        [10, 20, 30, 21, 12, 22],
      ],
      [
        'the one with a bookmark',
        { ...none, bookmarked: true },
        { bookmarked: [22, 30] },
        [22, 30],
        [30, 22],
      ],
      [
        'bookmarked and completed, though by two questions',
        { completed: true, bookmarked: true },
        { completed: [10], bookmarked: [12] },
        [12],
        [],
      ],
      ['the pinned one in front', none, { pinned: [22] }, [22, 10, 30], [22, 10, 20, 30, 11, 21, 12]],
      [
        'the one with a tick, in front for the pin of another',
        completed,
        { completed: [10, 21], pinned: [22] },
        [21, 10],
        [10, 21],
      ],
      [
        'of several with a tick the pinned one',
        completed,
        { completed: [10, 11, 12], pinned: [12] },
        [12],
        [12, 10, 11],
      ],
    ])('%s', (_, filter, given, one, all) => {
      const rows = ids.map((_id, row) => row);
      const own = { ...nothing, ...given };
      const shown = (variants: 'one' | 'all') =>
        idsOf(ids, personalOrder({ ids, designs }, rows, { ...filter, variants }, own));
      expect(shown('one')).toEqual(one);
      expect(shown('all')).toEqual(all);
    });
  });

  it('takes both switches for none', () => {
    expect(personalFilterOf({ completedQuestion: true, uncompletedQuestion: true })).toEqual(none);
  });
});
