import { describe, expect, it } from 'vitest';
import { gradeLabel, gradeReason, waitingWords } from './paper-result.rules.ts';

it.each([
  [{ from: 5, to: 5 }, '5'],
  [{ from: 4, to: 6 }, '4 to 6'],
])('%j is the grade %s', (grade, words) => {
  expect(gradeLabel(grade)).toBe(words);
});

it.each([
  [0, undefined],
  [1, '1 mark is still to be marked, by you or by our faculty.'],
  [12.5, '12.5 marks are still to be marked, by you or by our faculty.'],
])('%s marks that wait: %s', (waiting, words) => {
  expect(waitingWords({ waiting })).toBe(words);
});

describe('the reason of a grade', () => {
  it.each([
    ['nothing where there is no grade', null, 3, undefined],
    ['plain where all is marked', { from: 5, to: 5 }, 0, /^An estimate by boundaries .* to session\.$/],
    ['steady where what waits is too little', { from: 5, to: 5 }, 1, /would not change it\.$/],
    ['a range otherwise', { from: 4, to: 6 }, 20, /lower grade holds if none .* upper one if all are\.$/],
  ] as const)('is %s', (_, grade, waiting, words) => {
    const reason = gradeReason({ grade, waiting });
    if (words === undefined) expect(reason).toBeUndefined();
    else expect(reason).toMatch(words);
  });
});
