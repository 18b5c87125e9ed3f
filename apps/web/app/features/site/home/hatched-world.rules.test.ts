import { describe, expect, it } from 'vitest';
import { hatchedLand, landOn, placed, sheet } from './hatched-world.rules.ts';
import { countries } from './home-content.ts';
import { coasts } from './world-outline.ts';

const square = [0, 0, 10, 0, 10, 10, 0, 10];

describe('land on a parallel', () => {
  it.each([
    ['one coast', [square], 5, [[0, 10]]],
    ['beside it', [square], 11, []],
    [
      'two coasts apart',
      [square, [20, 0, 30, 0, 30, 10, 20, 10]],
      5,
      [
        [0, 10],
        [20, 30],
      ],
    ],
    ['two coasts that overlap', [square, [5, 0, 15, 0, 15, 10, 5, 10]], 5, [[0, 15]]],
    [
      'a coast with a bay',
      [[0, 0, 10, 0, 10, 10, 5, 2, 0, 10]],
      6,
      [
        [0, 2.5],
        [7.5, 10],
      ],
    ],
  ])('%s', (_, land, parallel, expected) => {
    expect(landOn(parallel, land)).toEqual(expected);
  });
});

it('hatches as lines of one length for a square', () => {
  expect(hatchedLand([square], 4).match(/h20/g)).toHaveLength(2);
});

it('keeps the world on its sheet', () => {
  for (const [, x, y, length] of hatchedLand(coasts, 3.3).matchAll(/M(-?\d+) ([\d.]+)h(\d+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x) + Number(length)).toBeLessThanOrEqual(sheet.width);
    expect(Number(y)).toBeLessThanOrEqual(sheet.height);
  }
});

it('leaves a finger between any two markers on the narrowest phone', () => {
  const widthOfMap = 288;
  const shown = countries.map(({ at }) => placed(...at).map((part) => (part * widthOfMap) / sheet.width));
  for (const [index, [x1, y1]] of shown.entries()) {
    for (const [x2, y2] of shown.slice(index + 1)) {
      expect(Math.hypot(x1! - x2!, y1! - y2!)).toBeGreaterThanOrEqual(24);
    }
  }
});
