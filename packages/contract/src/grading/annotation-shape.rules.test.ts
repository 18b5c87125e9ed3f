import { describe, expect, it } from 'vitest';
import { commentPlace, crossPath, markPlace, strokePath, tickPath } from './annotation-shape.rules.ts';
import { drawn } from './marking.ts';

const size = { width: 1000, height: 1414 };

describe('a stroke', () => {
  it.each([
    ['a line', [0, 0, 0.5, 0.5], 'M 0 0 L 500 707'],
    ['a dot, which needs an end to be seen', [0.1, 0.5], 'M 100 707 L 100 707'],
    ['nothing', [], ''],
  ])('is %s', (_, points, path) => {
    expect(strokePath(points, size)).toBe(path);
  });
});

describe('signs', () => {
  it.each([
    ['tick', tickPath],
    ['cross', crossPath],
  ])('lie around the point that was pressed: %s', (_, pathOf) => {
    const numbers = pathOf({ x: 0.5, y: 0.5 }, size)
      .match(/[\d.]+/g)!
      .map(Number);
    const xs = numbers.filter((_, index) => index % 2 === 0);
    const ys = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...xs)).toBeLessThan(500);
    expect(Math.max(...xs)).toBeGreaterThan(500);
    expect(Math.min(...ys)).toBeLessThan(707);
    expect(Math.max(...ys)).toBeGreaterThan(707);
  });
});

describe('a mark', () => {
  it.each([
    ['in the middle', { x: 0.5, y: 0.5 }, { x: 500, baseline: 717 }],
    ['at the right edge', { x: 1, y: 0.5 }, { x: 940, baseline: 717 }],
    ['at the top', { x: 0, y: 0 }, { x: 0, baseline: drawn.markText }],
    ['at the bottom', { x: 0, y: 1 }, { x: 0, baseline: 1414 }],
  ])('is all on the page: %s', (_, at, place) => {
    expect(markPlace(at, size, 60)).toEqual(place);
  });
});

describe('a comment', () => {
  it.each([
    ['in the middle', { x: 0.5, y: 0.5 }, 100, { x: 500, y: 707 }],
    ['at the right edge', { x: 0.9, y: 0 }, 100, { x: 1000 - drawn.commentWidth, y: 0 }],
    ['at the bottom', { x: 0, y: 1 }, 100, { x: 0, y: 1314 }],
    ['higher than the page', { x: 0, y: 0.5 }, 2000, { x: 0, y: 0 }],
  ])('is all on the page: %s', (_, at, height, place) => {
    expect(commentPlace(at, size, height)).toEqual(place);
  });
});
