import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blendedLevel,
  correlation,
  fewestForDiscrimination,
  fewestForFacility,
  type ItemReply,
  itemFigures,
} from './item-figures.ts';

/** So many students with abilities from -2 to 2, who answer as `share` says. */
const replies = (count: number, share: (ability: number) => number): ItemReply[] =>
  Array.from({ length: count }, (_, index) => {
    const ability = -2 + (4 * index) / Math.max(1, count - 1);
    return { ability, outcome: share(ability) };
  });
const logistic = (value: number) => 0.94 / (1 + Math.exp(-value));

it.each([
  ['alike', [1, 2, 3], [2, 4, 6], 1],
  ['opposite', [1, 2, 3], [3, 2, 1], -1],
  ['unrelated', [1, 2, 3, 4], [1, 2, 2, 1], 0],
  ['never changing', [1, 1, 1], [1, 2, 3], 0],
])('correlation of what is %s', (_, ones, others, expected) => {
  expect(correlation(ones, others)).toBeCloseTo(expected, 9);
});

describe('the figures of a design', () => {
  it('say nothing before enough have answered', () => {
    const figures = itemFigures({ replies: replies(fewestForFacility - 1, () => 1) });
    expect(figures).toEqual({ replies: 9, facility: undefined, discrimination: undefined, level: undefined });
    expect(itemFigures({ replies: replies(fewestForFacility, () => 1) }).facility).toBe(1);
    expect(
      itemFigures({ replies: replies(fewestForDiscrimination - 1, () => 1) }).discrimination,
    ).toBeUndefined();
    expect(itemFigures({ replies: replies(fewestForDiscrimination, () => 1) }).discrimination).toBe(0);
  });

  it.each([-1.5, 0, 1.2])('find a level of %d again', (level) => {
    const { level: found } = itemFigures({ replies: replies(60, (ability) => logistic(ability - level)) });
    expect(found!.value).toBeCloseTo(level, 3);
    expect(found!.error).toBeLessThan(0.5);
  });

  it('know that choices may be guessed', () => {
    const outcomes = replies(60, () => 0.5);
    const written = itemFigures({ replies: outcomes }).level!;
    expect(itemFigures({ replies: outcomes, kind: 'choice' }).level!.value).toBeGreaterThan(written.value);
  });

  it('tell who answers it: strong students, weak students, or both alike', () => {
    const discrimination = (share: (ability: number) => number) =>
      itemFigures({ replies: replies(40, share) }).discrimination!;
    expect(discrimination((ability) => (ability > 0 ? 1 : 0))).toBeGreaterThan(0.8);
    expect(discrimination((ability) => (ability > 0 ? 0 : 1))).toBeLessThan(-0.8);
    expect(discrimination(() => 0.5)).toBe(0);
  });

  it('are finite whatever is answered', () => {
    const reply = fc.record({
      ability: fc.double({ min: -6, max: 6, noNaN: true }),
      outcome: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(reply, { minLength: 10, maxLength: 40 }), (all) => {
        const { level, discrimination } = itemFigures({ replies: all });
        expect(Number.isFinite(level!.value) && Number.isFinite(level!.error)).toBe(true);
        if (discrimination !== undefined) expect(Math.abs(discrimination)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe('the level for estimates', () => {
  it.each([
    ['the label’s while nothing is measured', 'Hard' as const, undefined, 1],
    ['mostly the label’s while it is unsure', 'Easy' as const, { value: 1, error: 1.8 }, -0.8],
    ['in the middle', 'Easy' as const, { value: 1, error: 0.6 }, 0],
    ['what was measured once it is sure', 'Easy' as const, { value: 1, error: 0.06 }, 0.98],
  ])('is %s', (_, difficulty, level, expected) => {
    expect(blendedLevel(difficulty, level)).toBeCloseTo(expected, 2);
  });
});
