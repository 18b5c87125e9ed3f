import { expect, it } from 'vitest';
import { asUncertainty } from './uncertainty.ts';

it.each([
  [0.1625, 0.1, 0.2, 0.12],
  [1.458e9, 0.1, 1e9, 0.9e9],
  [0.3, 0.1, 0.33, 0.35],
  [24.98, 0.12, 20, 19],
])('of %d reaches %3$d, but not %4$d', (value, share, near, far) => {
  const { tolerance } = asUncertainty(value, share);
  expect(Math.abs(value - near)).toBeLessThanOrEqual(tolerance);
  expect(Math.abs(value - far)).toBeGreaterThan(tolerance);
});
