import type { Annotation } from '@sevenfold/contract/grading/marking';
import { mostStrokePoints } from '@sevenfold/contract/grading/marking';
import { expect, it } from 'vitest';
import { annotationName, extended, moved } from './annotation.rules.ts';

const stroke = (points: number[]): Annotation => ({ id: 'a', page: 2, kind: 'pen', colour: 'red', points });

it('leaves out what the hand trembles', () => {
  expect(extended([], { x: 0.5, y: 0.5 })).toEqual([0.5, 0.5]);
  expect(extended([0.5, 0.5], { x: 0.5001, y: 0.5001 })).toEqual([0.5, 0.5]);
  expect(extended([0.5, 0.5], { x: 0.51, y: 0.5 })).toEqual([0.5, 0.5, 0.51, 0.5]);
});

it('never becomes longer than the server takes', () => {
  let points: number[] = [];
  for (let step = 0; step < 3 * mostStrokePoints; step += 1) {
    points = extended(points, { x: (step % 100) / 100, y: (step % 97) / 97 });
  }
  expect(points.length).toBeLessThanOrEqual(2 * mostStrokePoints);
  expect(points.length % 2).toBe(0);
});

it.each([
  ['inside', [0.1, 0.1, 0.2, 0.2], { x: 0.1, y: 0.2 }, [0.2, 0.3, 0.3, 0.4]],
  ['to the edge and no further', [0.1, 0.1, 0.9, 0.2], { x: 0.5, y: -0.5 }, [0.2, 0, 1, 0.1]],
])('moves as a whole: %s', (_, points, by, expected) => {
  expect(moved(stroke(points), by)).toMatchObject({ points: expected });
});

it('keeps a sign on the page', () => {
  expect(moved({ id: 'a', page: 1, kind: 'tick', x: 0.9, y: 0.1 }, { x: 0.3, y: -0.3 })).toMatchObject({
    x: 1,
    y: 0,
  });
});

it('has a name to be read out', () => {
  expect(annotationName(stroke([0, 0]))).toBe('Pen stroke on page 2');
  expect(annotationName({ id: 'b', page: 1, kind: 'comment', x: 0, y: 0, text: 'Why?' })).toBe(
    'Comment Why? on page 1',
  );
});
