import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

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
