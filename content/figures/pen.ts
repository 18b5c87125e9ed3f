import type { Drawing, Shape } from '@sevenfold/contract/questions/drawing.schema';

/** Shapes on the page: x runs to the right and y down, in pixels. Angles are in degrees, counterclockwise as drawn. */
export type Point = readonly [x: number, y: number];

type Path = Extract<Shape, { kind: 'path' }>;
export type Ink = NonNullable<Path['ink']>;
export type Fill = NonNullable<Path['fill']>;

/** A path without an ink and without a fill is drawn in ink; a filled one only has an outline when it has an ink. */
export interface Style {
  readonly ink?: Ink;
  readonly fill?: Fill;
  readonly width?: number;
  readonly dashed?: boolean;
}

export const lineWidth = 1.5;

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
const pair = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Keeps what is given: an undefined would stand in the stored figure's way of being compared. */
const styled = ({ ink, fill, width, dashed }: Style) => ({
  ...(ink && { ink }),
  ...(fill && { fill }),
  ...(width && { width }),
  ...(dashed && { dashed }),
});

export const path = (d: string, style: Style = {}): Shape => ({ kind: 'path', d, ...styled(style) });

export const polyline = (points: readonly Point[], style: Style = {}): Shape =>
  path(`M${points.map(pair).join(' L')}`, style);

export const line = (from: Point, to: Point, style: Style = {}): Shape => polyline([from, to], style);

export const polygon = (points: readonly Point[], style: Style = {}): Shape =>
  path(`M${points.map(pair).join(' L')} Z`, style);

export const rectangle = ([x, y]: Point, width: number, height: number, style: Style = {}): Shape =>
  polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    style,
  );

export const circle = ([x, y]: Point, r: number, style: Style = {}): Shape => ({
  kind: 'circle',
  x: rounded(x),
  y: rounded(y),
  r: rounded(r),
  ...styled(style),
});

export const dot = (
  at: Point,
  { ink = 'ink', open = false, r = 3 }: { ink?: Ink; open?: boolean; r?: number } = {},
) => (open ? circle(at, r, { ink, fill: 'paper', width: lineWidth }) : circle(at, r, { fill: ink }));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const along = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + distance * Math.cos(radians(degrees)),
  y - distance * Math.sin(radians(degrees)),
];

export const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Which way b lies from a, between 0 and 360. */
export const heading = (a: Point, b: Point): number =>
  ((Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI + 360) % 360;

/** A part of an ellipse as Bézier curves, a quarter turn at most in each. `turn` tilts its axes. */
export function arcPath(centre: Point, radii: number | Point, from: number, to: number, turn = 0): string {
  const [a, b] = typeof radii === 'number' ? [radii, radii] : radii;
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90 - 1e-9));
  const step = radians(to - from) / pieces;
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (x: number, y: number): Point => {
    const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
    return [centre[0] + x * cos - y * sin, centre[1] - x * sin - y * cos];
  };
  let d = `M${pair(at(a * Math.cos(radians(from)), b * Math.sin(radians(from))))}`;
  for (let piece = 0; piece < pieces; piece += 1) {
    const [start, end] = [radians(from) + piece * step, radians(from) + (piece + 1) * step];
    const controls = [
      at(a * (Math.cos(start) - reach * Math.sin(start)), b * (Math.sin(start) + reach * Math.cos(start))),
      at(a * (Math.cos(end) + reach * Math.sin(end)), b * (Math.sin(end) - reach * Math.cos(end))),
      at(a * Math.cos(end), b * Math.sin(end)),
    ];
    d += ` C${controls.map(pair).join(' ')}`;
  }
  return d;
}

export const arc = (
  centre: Point,
  radii: number | Point,
  from: number,
  to: number,
  style: Style = {},
): Shape => path(arcPath(centre, radii, from, to), style);

export const ellipse = (centre: Point, radii: Point, style: Style = {}, turn = 0): Shape =>
  path(`${arcPath(centre, radii, 0, 360, turn)} Z`, style);

export const sector = (centre: Point, radius: number, from: number, to: number, style: Style = {}): Shape =>
  path(`${arcPath(centre, radius, from, to)} L${pair(centre)} Z`, style);

/** A smooth line through points. */
export function smooth(points: readonly Point[], style: Style = {}): Shape {
  const steps = points.slice(1).map((end, index) => {
    const start = points[index]!;
    const [before, after] = [points[index - 1] ?? start, points[index + 2] ?? end];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return ` C${[first, second, end].map(pair).join(' ')}`;
  });
  return path(`M${pair(points[0]!)}${steps.join('')}`, style);
}

/** The head of an arrow whose tip is at a point. */
export function arrowHead(
  tip: Point,
  degrees: number,
  { ink = 'ink', size = 9 }: { ink?: Ink; size?: number } = {},
) {
  const back = along(tip, degrees, -size);
  const [left, right] = [along(back, degrees + 90, size * 0.36), along(back, degrees - 90, size * 0.36)];
  return polygon([tip, left, along(tip, degrees, -size * 0.78), right], { fill: ink });
}

/** The shaft ends inside the head, so that the tip stays sharp. */
export function arrow(
  from: Point,
  to: Point,
  style: Style & { size?: number; both?: boolean } = {},
): Shape[] {
  const { size = 9, both = false, ...stroke } = style;
  const degrees = heading(from, to);
  const inset = Math.min(size * 0.7, distance(from, to) / 2);
  const start = both ? along(from, degrees, inset) : from;
  const ink = style.ink ?? 'ink';
  return [
    line(start, along(to, degrees, -inset), stroke),
    arrowHead(to, degrees, { ink, size }),
    ...(both ? [arrowHead(from, degrees + 180, { ink, size })] : []),
  ];
}

/** Marks the angle at a corner, from one arm counterclockwise to the other: arcs, or the square of a right angle. */
export function angleMark(
  at: Point,
  from: number,
  to: number,
  {
    radius = 20,
    right = false,
    arcs = 1,
    ink = 'ink',
  }: { radius?: number; right?: boolean; arcs?: number; ink?: Ink } = {},
): Shape[] {
  if (right) {
    const side = Math.min(radius, 11);
    const corner = along(along(at, from, side), to, side);
    return [polyline([along(at, from, side), corner, along(at, to, side)], { ink, width: 1 })];
  }
  const end = to < from ? to + 360 : to;
  return Array.from({ length: arcs }, (_, index) =>
    arc(at, radius + 4 * index, from, end, { ink, width: 1.2 }),
  );
}

/** Short strokes across a line that say which lengths are equal. */
export function equalMarks(a: Point, b: Point, count: number): Shape[] {
  const degrees = heading(a, b);
  return Array.from({ length: count }, (_, index) => {
    const at = along(between(a, b), degrees, (index - (count - 1) / 2) * 4);
    return line(along(at, degrees + 90, 5), along(at, degrees - 90, 5), { width: 1.2 });
  });
}

/** Two heads in the middle of lines that are parallel. */
export const parallelMarks = (a: Point, b: Point, count: number): Shape[] =>
  Array.from({ length: count }, (_, index) => {
    const degrees = heading(a, b);
    const tip = along(between(a, b), degrees, 4 + (index - (count - 1) / 2) * 6);
    return polyline([along(tip, degrees + 145, 7), tip, along(tip, degrees - 145, 7)], { width: 1.2 });
  });

export type { Drawing, Shape };
