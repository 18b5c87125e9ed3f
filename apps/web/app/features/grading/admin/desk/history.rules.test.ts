import { emptyMarking, type Marking } from '@sevenfold/contract/grading/marking';
import { expect, it } from 'vitest';
import { changed, redone, startedWith, undone } from './history.rules.ts';

const saying = (overall_comment: string): Marking => ({ ...emptyMarking, overall_comment });
const words = ({ present }: { present: Marking }) => present.overall_comment;

it('goes back and forth, and forgets what was undone when something else is done', () => {
  const two = changed(changed(startedWith(saying('')), saying('a')), saying('b'));
  const back = undone(undone(two));
  expect(words(back)).toBe('');
  expect(undone(back)).toMatchObject({ present: saying(''), past: [] });
  expect(words(redone(back))).toBe('a');
  expect(words(redone(redone(redone(back))))).toBe('b');
  const other = changed(undone(two), saying('c'));
  expect(words(redone(other))).toBe('c');
  expect(words(undone(other))).toBe('a');
});

it('takes what is typed into one field as one step', () => {
  const typed = changed(changed(startedWith(saying('')), saying('a'), 'overall'), saying('ab'), 'overall');
  expect(words(undone(typed))).toBe('');
  const elsewhere = changed(typed, saying('abc'), 'question 1');
  expect(words(undone(elsewhere))).toBe('ab');
});

it('takes no change as none', () => {
  const history = startedWith(emptyMarking);
  expect(changed(history, history.present)).toBe(history);
});
