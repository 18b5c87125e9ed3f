import { difficulties, difficultyNumber } from '@sevenfold/contract/questions/question.constants';
import type { questionFilterSchema } from '@sevenfold/contract/questions/question-filter.schema';
import type { z } from 'zod';
import type { Reader } from '../catalogue/catalogue-tree.ts';
import type { ListedQuestions } from './listed-questions.ts';

export type QuestionFilter = z.output<typeof questionFilterSchema>;

/** What a list is made of, apart from what belongs to one user: the same criteria give everybody the same list. */
export type Criteria = ReturnType<typeof criteriaOf>;

export function criteriaOf(filter: QuestionFilter, reader: Reader) {
  return {
    year: filter.year,
    month: filter.month,
    paper: filter.paper,
    paperPart: filter.paper_part,
    timezone: filter.timezone,
    level: filter.level,
    difficulties: difficultiesOf(filter),
    calculatorAllowed: eitherOr(filter.calculatorAllowed, filter.calculatorNotAllowed),
    verified: filter.verified === true,
    topicChanged: filter.topicChanged === true,
    sortBy: filter.sortBy ?? ('priority' as const),
    sortOrder: filter.sortOrder ?? ('asc' as const),
    variants: filter.variants ?? ('one' as const),
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

/** Which of the marks a question or its design has, as bits. */
const bit = { completed: 1, bookmarked: 2, pinned: 4 };

/**
 * The list that everybody gets, narrowed to what one user asks for, with what the user pinned in front. A design has
 * the marks of all its variants that are in the list. Its place is that of the first one; it shows the first that has
 * what was asked for, or else the first that is pinned.
 */
export function personalOrder(
  { ids, designs }: Pick<ListedQuestions, 'ids' | 'designs'>,
  everyVariant: Int32Array,
  filter: PersonalFilter & Pick<Criteria, 'variants'>,
  marks: OwnMarks,
): Int32Array {
  const bitsOf = marksReader(marks);
  const asked = (filter.completed ? bit.completed : 0) | (filter.bookmarked ? bit.bookmarked : 0);
  const placesOf = new Int32Array(ids.length);
  const shown = new Int32Array(everyVariant.length);
  const owned = new Uint8Array(everyVariant.length);
  let count = 0;
  for (const row of everyVariant) {
    const design = filter.variants === 'one' ? designs[row]! : row;
    const bits = bitsOf(ids[row]!);
    // Counted from 1, so that 0 is none.
    const place = placesOf[design]! - 1;
    if (place === -1) {
      shown[count] = row;
      owned[count] = bits;
      count += 1;
      placesOf[design] = count;
    } else if (bits > 0) {
      if (worthOf(bits, asked) > worthOf(bitsOf(ids[shown[place]!]!), asked)) shown[place] = row;
      owned[place] = owned[place]! | bits;
    }
  }
  const isKept = (bits: number) =>
    (filter.completed === undefined || (bits & bit.completed) > 0 === filter.completed) &&
    (!filter.bookmarked || (bits & bit.bookmarked) > 0);
  const kept = (pinned: boolean) =>
    shown.subarray(0, count).filter((_, place) => {
      const bits = owned[place]!;
      return isKept(bits) && (bits & bit.pinned) > 0 === pinned;
    });
  const inFront = kept(true);
  const rest = kept(false);
  const ordered = new Int32Array(inFront.length + rest.length);
  ordered.set(inFront);
  ordered.set(rest, inFront.length);
  return ordered;
}

function marksReader(marks: OwnMarks): (id: number) => number {
  const bitsOf = new Map<number, number>();
  for (const name of ['completed', 'bookmarked', 'pinned'] as const) {
    for (const id of marks[name]) bitsOf.set(id, (bitsOf.get(id) ?? 0) | bit[name]);
  }
  return (id) => bitsOf.get(id) ?? 0;
}

/** What was asked for counts more than a pin, a bookmark more than a tick. */
const worthOf = (bits: number, asked: number): number =>
  (bits & asked) * 2 + (bits & bit.pinned) / bit.pinned;
