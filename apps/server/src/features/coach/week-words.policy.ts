import { counted } from '@sevenfold/contract/platform/counted.rules';

/** A number that nobody can do in a day only weighs. */
const mostCounted = 12;

export function dueText(due: number): string {
  if (due === 0) return 'Nothing is due for review.';
  return due > mostCounted
    ? 'Some questions would be worth another look, with other numbers. They are spread over the days to come.'
    : `${counted(due, 'question')} would be worth another look, with other numbers.`;
}
