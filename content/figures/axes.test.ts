import { expect, it } from 'vitest';
import { plot } from './plot.ts';

const description = 'A figure for a test';

const labelsOf = (options: Partial<Parameters<typeof plot>[0]>) =>
  new Map(
    plot({ x: [-5, 5], y: [-5, 5], width: 400, height: 400, description, ...options }).shapes.flatMap(
      (shape) => (shape.kind === 'label' ? [[shape.text, shape] as const] : []),
    ),
  );

const straightDown = { f: (x: number) => 60 * (x - 2) };

it('writes a number beside its tick where a curve runs through it', () => {
  const ticks = { x: [2], y: false } as const;
  expect(labelsOf({ ticks }).get('2')!.anchor).toBe('middle');
  expect(labelsOf({ ticks, curves: [straightDown] }).get('2')!.anchor).not.toBe('middle');
});

it('keeps numbers below their ticks where these are close together', () => {
  const labels = labelsOf({ width: 200, ticks: { x: 1, y: false }, curves: [straightDown] });
  expect(['1', '2', '3'].map((text) => labels.get(text)!.anchor)).toEqual(['middle', 'middle', 'middle']);
});

it('hides no point behind the ground of a number', () => {
  const { shapes } = plot({
    x: [-5, 5],
    y: [-5, 5],
    width: 100,
    height: 100,
    ticks: { x: false, y: 1 },
    points: [{ at: [-1, -3] }],
    description,
  });
  const grounds = shapes.flatMap((shape, place) =>
    shape.kind === 'path' && shape.fill === 'paper' ? [place] : [],
  );
  expect(grounds.length).toBeGreaterThan(0);
  expect(Math.max(...grounds)).toBeLessThan(shapes.findIndex(({ kind }) => kind === 'circle'));
});
