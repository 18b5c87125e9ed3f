import fc from 'fast-check';
import { FSRSAlgorithm, type Grade, Rating } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { afterLook, chanceAfter, firstStability } from './fsrs.ts';

const theirs = new FSRSAlgorithm({});
const grades = [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy] as const;

it.each(grades)('a first look with grade %i is that of ts-fsrs', (grade) => {
  expect(afterLook(undefined, 0, grade)).toEqual(theirs.next_state(null, 0, grade));
  expect(firstStability(grade)).toBe(theirs.init_stability(grade));
});

it('the chance of remembering is that of ts-fsrs', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5000, noNaN: true }),
      fc.double({ min: 0.001, max: 36_500, noNaN: true }),
      (days, stability) => {
        expect(chanceAfter(days, stability)).toBe(theirs.forgetting_curve(days, stability));
      },
    ),
  );
});

it('any number of looks leaves what ts-fsrs has, to the last digit', () => {
  const look = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.constantFrom<Grade>(...grades));
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 30 }), (looks) => {
      let [own, known]: (ReturnType<typeof afterLook> | undefined)[] = [undefined, undefined];
      for (const [days, grade] of looks) {
        own = afterLook(own, days, grade);
        known = theirs.next_state(known ?? null, days, grade);
        expect(own).toEqual(known);
      }
    }),
  );
});
