import { describe, expect, it } from 'vitest';
import { linesByPart, partNamesOf, partsOf } from './question-parts.rules.ts';

it.each([
  ['one without parts', 'Find $x$. [3]', { '': 3 }],
  ['parts', 'Let $f$.\n\n(a) Find. [1]\n\n(b) Show\nthat. [2]', { a: 1, b: 2 }],
  [
    'parts within parts',
    '(a) Find\n\n(i) one; [1]\n\n(ii) two. [2]\n\n(b) Find. [4]',
    { 'a i': 1, 'a ii': 2, b: 4 },
  ],
  ['both in one line', '(a) (i) One. [1]\n\n(ii) Two. [2]', { 'a i': 1, 'a ii': 2 }],
  [
    'the letter after h',
    [...'abcdefghij'].map((letter) => `(${letter}) Find. [1]`).join('\n\n'),
    Object.fromEntries([...'abcdefghij'].map((letter) => [letter, 1])),
  ],
  ['brackets that are no marks', '(a) The interval $[1, 2]$\n\nis closed. [2]', { a: 2 }],
])('reads %s', (_, text, marks) => {
  expect(Object.fromEntries(partsOf(text).map((part) => [part.name, part.marks]))).toEqual(marks);
});

it.each([
  ['those with marks', 'Let $f$.\n\n(a) Find. [1]\n\n(b) Show.', ['a']],
  ['all where none has marks', '(a) Find.\n\n(b) Find\n\n(i) one\n\n(ii) two', ['a', 'b', 'b i', 'b ii']],
  ['none', 'Find $x$.', []],
])('names the parts that can be answered: %s', (_, text, names) => {
  expect(partNamesOf(text)).toEqual(names);
});

describe('the lines of a mark scheme', () => {
  const lines = (...marks: number[]) => marks.map((worth, index) => ({ line: index, marks: worth }));
  const parts = (...marks: number[]) => marks.map((worth, index) => ({ name: 'abc'[index]!, marks: worth }));
  const places = (found: ReturnType<typeof linesByPart<{ line: number; marks: number }>>) =>
    found && Object.fromEntries([...found].map(([part, own]) => [part, own.map(({ line }) => line)]));

  it.each([
    ['one mark each', lines(1, 1, 1), parts(2, 1), { a: [0, 1], b: [2] }],
    ['several marks in a line', lines(2, 1, 3), parts(3, 3), { a: [0, 1], b: [2] }],
    ['a remark without a mark', lines(1, 0, 1), parts(1, 1), { a: [0, 1], b: [2] }],
    ['a line of two parts', lines(1, 2), parts(2, 1), undefined],
    ['too few lines', lines(1), parts(1, 1), undefined],
    ['too many lines', lines(1, 1, 1), parts(1, 1), undefined],
    ['no parts', lines(1), [], undefined],
  ])('belong to parts by their marks: %s', (_, given, of, expected) => {
    expect(places(linesByPart(given, of))).toEqual(expected);
  });
});
