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

/** The letter of the right one. */
export const keyOf = (options: readonly Option<unknown>[]): string =>
  letterAt(options.findIndex(({ note }) => note === ''));

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
