import { distance, heading, type Point } from './pen.ts';
import type { SketchOptions } from './sketch.ts';

/** The same two directions, the second counterclockwise of the first. */
export const turned = (from: number, to: number): [number, number] => [from, to <= from ? to + 360 : to];

export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Away from the lines that meet there, or from the middle of the figure. */
export function outwardOf(at: Point, neighbours: readonly Point[], centre: Point): number {
  const [x, y] = neighbours.reduce<Point>(
    ([sumX, sumY], other) => {
      const length = distance(at, other) || 1;
      return [sumX + (other[0] - at[0]) / length, sumY + (other[1] - at[1]) / length];
    },
    [0, 0],
  );
  if (Math.hypot(x, y) > 0.2) return heading([x, y], [0, 0]);
  return distance(at, centre) > 1 ? heading(centre, at) : 225;
}

export function namesIn(pair: string, points: Readonly<Record<string, unknown>>): [string, string] {
  const [a, b, ...more] = pair.includes('-') ? pair.split('-') : (pair.match(/\p{L}(?:_?\d+)?['′]*/gu) ?? []);
  if (!a || !b || more.length > 0 || !(a in points) || !(b in points)) {
    throw new Error(`${pair} doesn't name two points; there are ${Object.keys(points).join(', ')}`);
  }
  return [a, b];
}

export function fitted(
  { points, circles = [], arcs = [], sectors = [], notes = [], width = 300, height = 230 }: SketchOptions,
  known: (name: string) => Point,
  radiusOf: (one: { centre: string; radius?: number; through?: string }) => number,
): { toPage: (at: Point) => Point; scale: number } {
  const round = (centre: Point, radius: number, from = 0, to = 360): Point[] =>
    Array.from({ length: 37 }, (_, index) => from + ((to - from) * index) / 36).map(
      (turn): Point => [
        centre[0] + radius * Math.cos((turn * Math.PI) / 180),
        centre[1] + radius * Math.sin((turn * Math.PI) / 180),
      ],
    );
  const upward = (a: Point, b: Point) => heading([a[0], -a[1]], [b[0], -b[1]]);
  const all = [
    ...Object.values(points),
    ...notes.map(({ at }) => at),
    ...circles.flatMap((one) => round(known(one.centre), radiusOf(one))),
    ...[...arcs, ...sectors].flatMap(({ centre, from, to }) =>
      round(
        known(centre),
        distance(known(centre), known(from)),
        ...turned(upward(known(centre), known(from)), upward(known(centre), known(to))),
      ),
    ),
  ];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(width / (right - left || 1e-9), height / (high - low || 1e-9));
  return { toPage: ([x, y]) => [(x - left) * scale, (high - y) * scale], scale };
}
