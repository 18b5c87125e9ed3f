import { difficulties, difficultyNumber } from '@sevenfold/contract/questions/question.constants';
import type { questionFilterSchema } from '@sevenfold/contract/questions/question-filter.schema';
import type { z } from 'zod';
import type { Reader } from '../catalogue/catalogue-tree.ts';

export type QuestionFilter = z.output<typeof questionFilterSchema>;

/** What a list is made of, apart from what belongs to one user: the same criteria give everybody the same list. */
export type Criteria = ReturnType<typeof criteriaOf>;

export function criteriaOf(filter: QuestionFilter, reader: Reader) {
  return {
    year: filter.year,
    month: filter.month,
    paper: filter.paper,
    timezone: filter.timezone,
    level: filter.level,
    difficulties: difficultiesOf(filter),
    calculatorAllowed: eitherOr(filter.calculatorAllowed, filter.calculatorNotAllowed),
    verified: filter.verified === true,
    topicChanged: filter.topicChanged === true,
    sortBy: filter.sortBy ?? ('priority' as const),
    sortOrder: filter.sortOrder ?? ('asc' as const),
    hiddenToo: reader.staff,
  };
}

/** In one order and without repetition, so that the same choice is the same list. All of them is no choice. */
function difficultiesOf({ difficulty = [] }: QuestionFilter): number[] {
  const numbers = [...new Set(difficulty.map(difficultyNumber))].toSorted((a, b) => a - b);
  return numbers.length === difficulties.length ? [] : numbers;
}

/** Of two switches that exclude each other, both on means the same as both off. */
function eitherOr(yes: boolean | undefined, no: boolean | undefined): boolean | undefined {
  if (Boolean(yes) === Boolean(no)) return undefined;
  return Boolean(yes);
}

/** What a filter asks about the caller's own marks. */
export interface PersonalFilter {
  readonly completed: boolean | undefined;
  readonly bookmarked: boolean;
}

export const personalFilterOf = (filter: QuestionFilter): PersonalFilter => ({
  completed: eitherOr(filter.completedQuestion, filter.uncompletedQuestion),
  bookmarked: filter.bookmarkedQuestion === true,
});

/** Whether a filter can be answered only to somebody who is signed in, or only to staff. */
export const asksForCaller = (filter: QuestionFilter): boolean =>
  [filter.completedQuestion, filter.uncompletedQuestion, filter.bookmarkedQuestion].includes(true);

export const asksForStaff = (filter: QuestionFilter): boolean =>
  filter.verified !== undefined || filter.topicChanged !== undefined;

export interface OwnMarks {
  readonly completed: readonly number[];
  readonly bookmarked: readonly number[];
  readonly pinned: readonly number[];
}

/** The list that everybody gets, narrowed to what one user asks for, with what the user pinned in front. */
export function personalOrder(order: Int32Array, filter: PersonalFilter, marks: OwnMarks): Int32Array {
  const completed = new Set(marks.completed);
  const bookmarked = new Set(marks.bookmarked);
  const kept = order.filter(
    (id) =>
      (filter.completed === undefined || completed.has(id) === filter.completed) &&
      (!filter.bookmarked || bookmarked.has(id)),
  );
  if (marks.pinned.length === 0) return kept;
  const pinned = new Set(marks.pinned);
  const inFront = kept.filter((id) => pinned.has(id));
  const rest = kept.filter((id) => !pinned.has(id));
  const ordered = new Int32Array(kept.length);
  ordered.set(inFront);
  ordered.set(rest, inFront.length);
  return ordered;
}
