import { describe, expect, it } from 'vitest';
import {
  drawingSize,
  movedShare,
  pointInFile,
  type Rotation,
  rotationOf,
  shareOf,
  shownSize,
} from './page-space.rules.ts';

it.each([
  [0, 0],
  [90, 90],
  [-90, 270],
  [450, 90],
  [360, 0],
  [180.4, 180],
  [Number.NaN, 0],
])('a page turned by %s is turned by %s', (angle, rotation) => {
  expect(rotationOf(angle)).toBe(rotation);
});

describe('a point of the shown page in its file', () => {
  // A page of 200 by 100, of which the corner at (10, 20) is the first that is seen.
  const box = { x: 10, y: 20, width: 200, height: 100 };
  const corners = {
    'lower left': { x: 10, y: 20 },
    'lower right': { x: 210, y: 20 },
    'upper left': { x: 10, y: 120 },
    'upper right': { x: 210, y: 120 },
  };
  it.each<[Rotation, keyof typeof corners, keyof typeof corners]>([
    [0, 'upper left', 'lower right'],
    // Turned clockwise, what was below on the left comes to the upper left.
    [90, 'lower left', 'upper right'],
    [180, 'lower right', 'upper left'],
    [270, 'upper right', 'lower left'],
  ])('turned by %s', (rotation, first, last) => {
    expect(pointInFile({ x: 0, y: 0 }, box, rotation)).toEqual(corners[first]);
    expect(pointInFile({ x: 1, y: 1 }, box, rotation)).toEqual(corners[last]);
    expect(pointInFile({ x: 0.5, y: 0.5 }, box, rotation)).toEqual({ x: 110, y: 70 });
  });

  it('lies beside it when the page lies', () => {
    expect(pointInFile({ x: 0.25, y: 0 }, box, 90)).toEqual({ x: 10, y: 45 });
    expect(shownSize(box, 90)).toEqual({ width: 100, height: 200 });
  });
});

it.each([
  ['as on paper', { left: 100, top: 50, width: 600, height: 800 }, { x: 250, y: 250 }, { x: 0.25, y: 0.25 }],
  [
    'three times as large, scrolled',
    { left: -800, top: -1000, width: 1800, height: 2400 },
    { x: -350, y: -400 },
    { x: 0.25, y: 0.25 },
  ],
  ['beside the page', { left: 0, top: 0, width: 100, height: 100 }, { x: -5, y: 130 }, { x: 0, y: 1 }],
])('a point of the screen is a share of the page: %s', (_, shown, point, share) => {
  expect(shareOf(point, shown)).toEqual(share);
});

it('draws as large on a page that lies as on one that stands', () => {
  expect(drawingSize({ width: 500, height: 800 })).toEqual({ width: 1000, height: 1600 });
  expect(drawingSize({ width: 800, height: 600 }).height).toBe(1000);
});

it('moves nothing off the page', () => {
  expect(movedShare({ x: 0.9, y: 0.2 }, { x: 0.2, y: -0.1 })).toEqual({ x: 1, y: 0.1 });
});
