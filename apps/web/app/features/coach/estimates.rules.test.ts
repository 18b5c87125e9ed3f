import { expect, test } from 'vitest';
import { chancesText, gradesText, marksInTen, rangeInTen, stepOf } from './estimates.rules.ts';

test.each([
  [0, '0 marks in 10'],
  [0.05, '1 mark in 10'],
  [0.14, '1 mark in 10'],
  [0.66, '7 marks in 10'],
  [1, '10 marks in 10'],
])('a share of %s is %s', (share, expected) => {
  expect(marksInTen(share)).toBe(expected);
});

test.each([
  [0.5, 0.8, '5 to 8 marks in 10'],
  [0.58, 0.62, '6 marks in 10'],
  [0.06, 0.14, '1 mark in 10'],
])('from %s to %s is %s', (low, high, expected) => {
  expect(rangeInTen(low, high)).toBe(expected);
});

test.each([
  [0, 0],
  [0.19, 0],
  [0.2, 1],
  [0.79, 3],
  [1, 4],
  [-0.1, 0],
])('%s stands on step %s', (share, expected) => {
  expect(stepOf(share)).toBe(expected);
});

test.each([
  [1, 'almost certainly'],
  [0.9, 'about nine chances in ten'],
  [0.8, 'about four chances in five'],
  [0.75, 'about three chances in four'],
  [0.65, 'about two chances in three'],
  [0.5, 'about one chance in two'],
])('a chance of %s is %s', (chance, expected) => {
  expect(chancesText(chance)).toBe(expected);
});

test('a range of one grade is that grade', () => {
  expect([gradesText(5, 6), gradesText(7, 7)]).toEqual(['5 to 6', '7']);
});
