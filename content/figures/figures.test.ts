import { drawingSchema, type Shape } from '@sevenfold/contract/questions/drawing.schema';
import { describe, expect, it, test } from 'vitest';
import { regionPath } from './disc-regions.ts';
import { drawFigure } from './draw-figure.ts';
import { figures } from './figures.fixture.ts';
import { labelBox, overlap } from './measure.ts';
import { plot } from './plot.ts';
import { sketch } from './sketch.ts';
import { voronoi } from './voronoi.ts';

const description = 'A figure for a test';

describe('every figure', () => {
  it.each(Object.entries(figures))('%s is a drawing, with all of its shapes on the page', (_, figure) => {
    const drawing = drawFigure({ ...figure, description });
    expect(drawingSchema.safeParse(drawing).error).toBeUndefined();
    const points = drawing.shapes.flatMap((shape) =>
      shape.kind === 'path' ? pairsOf(shape.d) : [[shape.x, shape.y] as const],
    );
    const outside = points.filter(
      ([x, y]) => !(x >= 0 && x <= drawing.width && y >= 0 && y <= drawing.height),
    );
    expect(outside).toEqual([]);
  });

  it.each(Object.entries(figures))('%s has no label on another', (_, figure) => {
    const boxes = drawFigure({ ...figure, description }).shapes.flatMap((shape) =>
      shape.kind === 'label' ? [labelBox(shape)] : [],
    );
    const shared = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => overlap(box, other)));
    expect(Math.max(0, ...shared)).toBeLessThan(12);
  });

  it('comes out the same every time', () => {
    const figure = { ...figures['a parabola'], description };
    expect(drawFigure(figure)).toEqual(drawFigure(figure));
  });

  it.each([
    ['a kind that there is not', { kind: 'pie' }, /no figure is called pie; there are plot/],
    [
      'a point that is missing',
      { kind: 'sketch', points: { A: [0, 0] }, segments: ['AB'] },
      /AB doesn't name two points; there are A/,
    ],
    ['a part that there is not', { kind: 'circuit', top: ['fuse'], bottom: [] }, /no part is called fuse/],
    ['an apparatus that there is not', { kind: 'apparatus', of: 'oven' }, /no apparatus is called oven/],
    [
      'a label of no part',
      { kind: 'apparatus', of: 'spring', labels: { lid: 'x' } },
      /spring has no part lid/,
    ],
    ['edges that do not fit', { kind: 'histogram', edges: [0, 1], heights: [1, 2] }, /one more edge/],
    [
      'an even harmonic of a closed pipe',
      { kind: 'wave', of: 'closed-pipe', harmonic: 2 },
      /odd harmonics only/,
    ],
    [
      'a heading over no branch',
      { kind: 'treeDiagram', headings: ['One', 'Two'], branches: [{ label: 'R' }] },
      /the label Two has no place/,
    ],
    ['four sets', { kind: 'venn', sets: ['A', 'B', 'C', 'D'] }, /two or three sets/],
    ['a region that there is not', { kind: 'venn', sets: ['A', 'B'], shade: ['X'] }, /no region is called X/],
    ['ticks without end', { kind: 'plot', x: [0, 1000], y: [0, 1], ticks: { x: 1 } }, /too many/],
  ])('refuses %s, and says so', (_, figure, message) => {
    expect(() => drawFigure({ ...figure, description })).toThrow(message);
  });
});

describe('a plot', () => {
  const options = { x: [0, 10], y: [0, 10], width: 200, height: 100, ticks: false, description } as const;

  it('puts points where they belong', () => {
    const { shapes } = plot({ ...options, points: [{ at: [0, 0] }, { at: [10, 10] }, { at: [5, 2.5] }] });
    const [origin, corner, inside] = circlesIn(shapes);
    expect(corner!.x - origin!.x).toBeCloseTo(200, 1);
    expect(origin!.y - corner!.y).toBeCloseTo(100, 1);
    expect(inside!.x - origin!.x).toBeCloseTo(100, 1);
    expect(origin!.y - inside!.y).toBeCloseTo(25, 1);
  });

  it.each([
    ['a pole', '1/(x - 5) + 5', 2],
    ['a pole without a change of sign', '1/(x - 5)^2', 2],
    ['a jump', 'floor(x/5) * 3 + 1', 2],
    ['nothing', 'x', 1],
    ['steepness alone', '10/(1 + e^(-20 (x - 5)))', 1],
    ['a gap in the domain', 'sqrt(x^2 - 25)', 1],
  ])('breaks a curve at %s', (_, f, pieces) => {
    const curves = pathsIn(plot({ ...options, curves: [{ f }] }).shapes).filter(
      ({ ink }) => ink === 'accent',
    );
    expect(curves).toHaveLength(pieces);
  });

  it('cuts a curve where it leaves the box', () => {
    const { shapes } = plot({ ...options, curves: [{ f: '4x' }], points: [{ at: [0, 0] }] });
    const [origin] = circlesIn(shapes);
    const end = pairsOf(pathsIn(shapes).find(({ ink }) => ink === 'accent')!.d).at(-1)!;
    expect(end[0] - origin!.x).toBeCloseTo(50, 1);
    expect(origin!.y - end[1]).toBeCloseTo(100, 1);
  });

  it('follows its function closely', () => {
    const { shapes } = plot({ ...options, curves: [{ f: '5 + 4 sin(x)' }], points: [{ at: [0, 0] }] });
    const [origin] = circlesIn(shapes);
    const points = pairsOf(pathsIn(shapes).find(({ ink }) => ink === 'accent')!.d);
    for (const [x, y] of points) {
      expect((origin!.y - y) / 10).toBeCloseTo(5 + 4 * Math.sin((x - origin!.x) / 20), 1);
    }
  });

  test.each([
    [{}, ['2', '4', '6', '8', '10']],
    [{ x: 5 as const }, ['5', '10']],
    [{ x: 'pi' }, ['π', '2π', '3π']],
    [{ x: [{ at: 3, label: '*a*' }] }, ['*a*']],
    [{ x: false as const }, []],
  ])('has ticks %j', (x, wanted) => {
    const { shapes } = plot({ ...options, ticks: { y: false, ...x } });
    const labels = shapes.flatMap((shape) => (shape.kind === 'label' ? [shape.text] : []));
    expect(labels.filter((text) => !['0', '*O*', '*x*', '*y*'].includes(text))).toEqual(wanted);
  });

  it('writes a minus, not a hyphen', () => {
    const { shapes } = plot({ ...options, x: [-10, 10], ticks: { x: 5, y: false } });
    expect(shapes).toContainEqual(expect.objectContaining({ text: '−5' }));
  });
});

describe('geometry', () => {
  it('keeps the shape of what is sketched, with y upwards', () => {
    const { shapes } = sketch({ points: { A: [0, 0], B: [4, 0], C: [0, 3] }, dots: true, description });
    const [a, b, c] = circlesIn(shapes);
    expect((b!.x - a!.x) / (a!.y - c!.y)).toBeCloseTo(4 / 3, 2);
    expect(c!.y).toBeLessThan(a!.y);
  });

  it('names points outside of the triangle', () => {
    const { shapes } = sketch({
      points: { A: [0, 0], B: [8, 0], C: [4, 6] },
      segments: ['AB', 'BC', 'CA'],
      description,
    });
    const at = (text: string) =>
      shapes.find((shape) => shape.kind === 'label' && shape.text === text) as { x: number; y: number };
    expect(at('C').y).toBeLessThan(Math.min(at('A').y, at('B').y));
    expect(at('A').x).toBeLessThan(at('C').x);
    expect(at('B').x).toBeGreaterThan(at('C').x);
  });

  it('halves the way between two sites', () => {
    const { shapes } = voronoi({
      x: [0, 10],
      y: [0, 10],
      width: 100,
      height: 100,
      ticks: false,
      sites: { A: [2, 5], B: [6, 5] },
      description,
    });
    const [a, b] = circlesIn(shapes);
    const edges = pathsIn(shapes).filter(({ ink }) => ink === 'accent');
    expect(edges).toHaveLength(1);
    for (const [x] of pairsOf(edges[0]!.d)) expect(x).toBeCloseTo((a!.x + b!.x) / 2, 1);
  });

  it('shades the lens of two discs', () => {
    const discs = [
      { centre: [0, 0], r: 10 },
      { centre: [10, 0], r: 10 },
    ] as const;
    const xs = (inside: boolean[]) => pairsOf(regionPath(discs, inside)).map(([x]) => x);
    expect(Math.min(...xs([true, true]))).toBeGreaterThanOrEqual(-0.5);
    expect(Math.max(...xs([true, true]))).toBeLessThanOrEqual(10.5);
    expect(Math.min(...xs([true, false]))).toBeLessThan(-9);
  });
});

const numbersOf = (d: string): number[] =>
  [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

function pairsOf(d: string): [number, number][] {
  const numbers = numbersOf(d);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1]!] as [number, number]] : [],
  );
}

const circlesIn = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'circle');
const pathsIn = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'path');
