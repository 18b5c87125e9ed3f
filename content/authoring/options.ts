import type { WrittenReply } from '@sevenfold/contract/questions/reply.schema';
import { md } from './design.ts';

/** A choice of a multiple-choice question. The right one has no note, each of the others the mistake that leads to it. */
export interface Option<Value = number> {
  readonly value: Value;
  readonly note: string;
}

const letterAt = (place: number) => 'ABCD'[place]!;

/** Results in ascending order, as papers print them. */
export const ascending = <Of extends Option>(options: readonly Of[]): Of[] =>
  options.toSorted((one, other) => one.value - other.value);

/**
 * The right result among three of the wrong ones, in ascending order. Which of them are left out goes by turns, and so
 * does the place of the right one. It is more often the first or last one, where there are enough larger or smaller
 * ones: of most questions it can only be in the middle.
 */
export function amongWrong(right: number, wrong: readonly Option[], turn: number): Option[] {
  const [smaller, larger] = [
    wrong.filter(({ value }) => value < right),
    wrong.filter(({ value }) => value >= right),
  ];
  const places = [0, 0, 1, 2, 3, 3].filter(
    (before) => before <= smaller.length && 3 - before <= larger.length,
  );
  const steps = Math.abs(Math.round(turn));
  const before = places[steps % places.length]!;
  const someOf = (options: readonly Option[], count: number) =>
    options.map((_, at) => options[(at + steps) % options.length]!).slice(0, count);
  return ascending([...someOf(smaller, before), { value: right, note: '' }, ...someOf(larger, 3 - before)]);
}

/** The letter of the right one. */
export const keyOf = (options: readonly Option<unknown>[]): string =>
  letterAt(options.findIndex(({ note }) => note === ''));

/**
 * Questions in an order in which each letter is right as often as any other, as far as there are such questions: always
 * the next one with the letter that has been right least often so far.
 */
export function keysByTurns<Of extends { readonly mcqAnswer?: string }>(questions: readonly Of[]): Of[] {
  const left = [...questions];
  const used = new Map<string | undefined, number>();
  const timesOf = ({ mcqAnswer }: Of) => used.get(mcqAnswer) ?? 0;
  return questions.map(() => {
    const least = Math.min(...left.map(timesOf));
    const [next] = left.splice(
      left.findIndex((one) => timesOf(one) === least),
      1,
    ) as [Of];
    used.set(next.mcqAnswer, least + 1);
    return next;
  });
}

/** Whether each is positive and greater than the one before it by that factor: then nobody mistakes one for another. */
export const farApart = (options: readonly Option[], factor = 1.1): boolean =>
  options.every(({ value }, place) => {
    const before = options[place - 1]?.value;
    return value > 0 && (before === undefined || value > factor * before);
  });

/** The lines `- A. …` to `- D. …` of the question. */
export const lettered = <Value>(options: readonly Option<Value>[], show: (value: Value) => string): string =>
  options.map(({ value }, place) => md`- ${letterAt(place)}. ${show(value)}`).join('\n');

/** The only reply of the question: a letter, and what led to each wrong one. */
export const choiceAmong = (options: readonly Option<unknown>[]): WrittenReply => ({
  kind: 'choice',
  expected: keyOf(options),
  mistakes: options.flatMap(({ note }, place) => (note === '' ? [] : [{ value: letterAt(place), note }])),
});
