import { expect, it } from 'vitest';
import { spaceOf } from './working-space.policy.ts';

it.each([
  [1, 'State one reason.', { kind: 'lines', count: 2 }],
  [3, 'Find $x$.', { kind: 'lines', count: 6 }],
  [30, 'Prove it.', { kind: 'lines', count: 18 }],
  [2, 'Sketch the graph of $f$.', { kind: 'frame', count: 8 }],
  [5, 'On one diagram, sketch both graphs.', { kind: 'frame', count: 10 }],
  [2, 'Explain what the sketchbook shows.', { kind: 'lines', count: 4 }],
])('%s marks for "%s"', (marks, text, space) => {
  expect(spaceOf(marks, text)).toEqual(space);
});
