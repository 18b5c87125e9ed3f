import { expect, test } from 'vitest';
import { homographyOf, project, rectangleOf } from './homography.ts';
import type { Corners, Point } from './picture.ts';

const square = rectangleOf(10, 10);
const near = (point: Point, other: Point) => {
  expect(point.x).toBeCloseTo(other.x, 6);
  expect(point.y).toBeCloseTo(other.y, 6);
};

test.each<[string, Corners]>([
  ['the same', square],
  [
    'moved',
    [
      { x: 5, y: 7 },
      { x: 15, y: 7 },
      { x: 15, y: 17 },
      { x: 5, y: 17 },
    ],
  ],
  [
    'turned',
    [
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
      { x: 0, y: 0 },
    ],
  ],
  [
    'slanted',
    [
      { x: 100, y: 120 },
      { x: 900, y: 60 },
      { x: 1000, y: 1400 },
      { x: 40, y: 1100 },
    ],
  ],
])('four corners, %s, are met', (_, corners) => {
  const view = homographyOf(square, corners)!;
  for (const [at, corner] of square.entries()) near(project(view, corner), corners[at]!);
  const back = homographyOf(corners, square)!;
  near(project(back, project(view, { x: 3, y: 8 })), { x: 3, y: 8 });
});

test('of more points errors are shared', () => {
  const points = [...square, { x: 5, y: 5 }];
  const view = homographyOf(
    points,
    points.map(({ x, y }, at) => ({ x: x * 2 + (at === 4 ? 0.1 : 0), y: y * 2 })),
  )!;
  expect(Math.abs(project(view, { x: 5, y: 5 }).x - 10)).toBeLessThan(0.1);
});

test('points on one line explain nothing', () => {
  const line = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
  expect(homographyOf(line, square)).toBeUndefined();
});
