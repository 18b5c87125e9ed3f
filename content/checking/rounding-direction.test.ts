import { describe, expect, it } from 'vitest';
import type { Wording } from '../authoring/design.ts';
import { roundingDirectionIssues } from './rounding-direction.ts';

const question = (asked: string, answer: string, expected: string): Wording => ({
  text: `Rock is carried away.\n\n(a) ${asked} [2]`,
  hints: ['What is known?'],
  answer: `(a) ${answer}`,
  scheme: [],
  checks: [],
  replies: [{ part: 'a', kind: 'number', expected }],
});

const least = 'Find the least number of journeys that are needed.';
const most = 'Find the greatest number of machines that may run together.';
const full = 'Find the number of full withdrawals that she can make.';

describe('a whole result', () => {
  it.each([
    [
      'a least number rounded down',
      least,
      '$n > 17.2$, so $17$ journeys.',
      '17',
      /least number, and 17.2 .* 17/,
    ],
    [
      'a greatest number rounded up',
      most,
      '$n \\le 8.91$, so at most $9$.',
      '9',
      /greatest number, and 8.91/,
    ],
    ['payments that do not last', full, '$n = 83.6$, so she can make $84$.', '84', /83.6 is rounded to 84/],
    [
      'a first year too early',
      'Find the first year in which it is so.',
      '$t = 6.4$, so year $6$.',
      '6',
      /6.4/,
    ],
  ])('is found where it is %s', (_, asked, answer, expected, issue) => {
    expect([...roundingDirectionIssues(question(asked, answer, expected))]).toEqual([
      expect.stringMatching(issue),
    ]);
  });

  it.each([
    ['a least number rounded up', least, '$n > 17.2$, so $18$ journeys.', '18'],
    ['a greatest number rounded down', most, '$n \\le 8.91$, so at most $8$.', '8'],
    ['no count', 'Find the number of machines.', '$n = 8.91$, so about $9$.', '9'],
    ['a count from another number', least, '$n - 1 > 15.2$, so $17$ journeys.', '17'],
    ['a coefficient before it', most, '$x^2 = 8.1 \\times 10^{2n}$, so $n = 9$.', '9'],
  ])('is sound where it is %s', (_, asked, answer, expected) => {
    expect([...roundingDirectionIssues(question(asked, answer, expected))]).toEqual([]);
  });
});
