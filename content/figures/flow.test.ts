import { expect, it } from 'vitest';
import { type Scale, scaleOf } from './axes.ts';
import { follow } from './flow.ts';
import { distance, type Point } from './pen.ts';

const scale: Scale = scaleOf({ x: [-5, 5], y: [-5, 5], equal: true });
const toPlane = ([px, py]: Point): Point => [(px / scale.width) * 10 - 5, 5 - (py / scale.height) * 10];

it.each([
  ['a spiral', [-1, -4, 4, -1]],
  ['a node', [-1, 0, 0, -3]],
  ['a spiral that is hardly turned', [-3, -1, 1, -3]],
])('%s comes to rest in the middle and stays there', (_, [a, b, c, d]) => {
  const path = follow(([x, y]) => [a! * x + b! * y, c! * x + d! * y], [4, 1], scale, 1);
  expect(distance(path.at(-1)!, scale.toPage([0, 0]))).toBeLessThan(3);
  const radii = path.map((at) => Math.hypot(...toPlane(at)));
  for (const [index, radius] of radii.entries()) {
    expect(radius).toBeLessThanOrEqual((radii[index - 1] ?? radius) + 0.05);
  }
});

it('ends where the tangent of a solution curve is vertical', () => {
  for (const sign of [1, -1] as const) {
    const path = follow(([x, y]) => [1, -x / y], [0, 2], scale, sign);
    for (const [x, y] of path.map(toPlane)) {
      expect(Math.hypot(x, y)).toBeCloseTo(2, 1);
      expect(y).toBeGreaterThan(-0.1);
    }
    expect(toPlane(path.at(-1)!)[0]).toBeCloseTo(2 * sign, 1);
  }
});

it('closes round a centre', () => {
  const path = follow(([x, y]) => [-y, x], [3, 0], scale, 1);
  expect(path.at(-1)).toEqual(path[0]);
});
