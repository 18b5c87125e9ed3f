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
    expect([...personalOrder(Int32Array.of(5, 4, 3, 2, 1), filter, own)]).toEqual(expected);
  });

  it('takes both switches for none', () => {
    expect(personalFilterOf({ completedQuestion: true, uncompletedQuestion: true })).toEqual(none);
  });
});
