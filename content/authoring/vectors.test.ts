import { expect, it } from 'vitest';
import { along, cross, dot, planeSide, point } from './vectors.ts';

it.each([
  [
    [1, 2, 0],
    [0, 2, 1],
    [2, -1, 2],
  ],
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [2, 4, 6],
    [1, 2, 3],
    [0, 0, 0],
  ],
] as const)('%j × %j = %j, which is perpendicular to both', (p, q, product) => {
  expect(cross(p, q)).toEqual(product);
  expect(dot(product, p)).toBe(0);
  expect(dot(product, q)).toBe(0);
});

it('goes along a line, and writes points and planes', () => {
  expect(along([1, 2, 3], [2, 0, -1], 3)).toEqual([7, 2, 0]);
  expect(point([1, -2, 'k'])).toBe('(1, -2, k)');
  expect(planeSide([2, -1, 0])).toBe('2x - y');
  expect(planeSide([-1, 3, 1])).toBe('-x + 3y + z');
});
