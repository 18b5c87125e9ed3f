import { type AxesOptions, drawAxes, type Scale, scaleOf } from './axes.ts';
import { arrow, type Drawing, dot, type Ink, line, type Point, polygon, polyline } from './pen.ts';
import { type RealFunction, realFunction } from './real-function.ts';
import { type Place, Sheet } from './sheet.ts';
import { middleOf } from './sketch-plane.ts';
import { trace } from './trace.ts';

export interface PlotOptions extends AxesOptions {
  readonly curves?: readonly {
    readonly f: RealFunction;
    readonly from?: number;
    readonly to?: number;
    readonly label?: string;
    /** The x where the label stands; the end of the curve unless given. */
    readonly labelAt?: number;
    readonly place?: Place;
    readonly ink?: Ink;
    readonly dashed?: boolean;
  }[];
  /** Straight lines between two points; arrows for vectors. */
  readonly lines?: readonly {
    readonly from: Point;
    readonly to: Point;
    readonly label?: string;
    readonly place?: Place;
    readonly ink?: Ink;
    readonly dashed?: boolean;
    readonly arrow?: boolean;
  }[];
  readonly points?: readonly {
    readonly at: Point;
    readonly label?: string;
    readonly place?: Place;
    /** A ring: the point isn't part of it. */
    readonly open?: boolean;
    /** A cross, as measured values are marked. */
    readonly cross?: boolean;
    readonly ink?: Ink;
  }[];
  /** Between a curve and the x-axis, or between two curves. */
  readonly areas?: readonly {
    readonly f: RealFunction;
    readonly g?: RealFunction;
    readonly from: number;
    readonly to: number;
    readonly fill?: 'tint' | 'tint-second' | 'tint-warm';
    readonly label?: string;
  }[];
  /** Points joined by straight lines, such as the motion of a lift. */
  readonly polylines?: readonly {
    readonly points: readonly Point[];
    readonly label?: string;
    readonly place?: Place;
    readonly ink?: Ink;
    readonly dashed?: boolean;
    readonly dots?: boolean;
  }[];
  /** Regions by their corners, such as those of inequalities. */
  readonly regions?: readonly {
    readonly points: readonly Point[];
    readonly fill?: 'tint' | 'tint-second' | 'tint-warm';
    readonly label?: string;
  }[];
  readonly circles?: readonly {
    readonly centre: Point;
    readonly radius: number;
    readonly dashed?: boolean;
  }[];
  /** Dashed lines x = a and y = b. */
  readonly asymptotes?: { readonly x?: readonly number[]; readonly y?: readonly number[] };
  /** Texts that stand on a place of the plane. */
  readonly notes?: readonly { readonly at: Point; readonly text: string; readonly place?: Place }[];
  readonly description: string;
}

export function plot(options: PlotOptions): Drawing {
  const {
    areas = [],
    regions = [],
    curves = [],
    lines = [],
    polylines = [],
    points = [],
    circles = [],
  } = options;
  const scale = scaleOf({ equal: circles.length > 0, ...options });
  const { toPage, x, y } = scale;
  const sheet = new Sheet();
  for (const { fill = 'tint', points: corners } of regions) sheet.lay(polygon(corners.map(toPage), { fill }));
  for (const { f, g = () => 0, from, to, fill = 'tint' } of areas) {
    sheet.lay(polygon(areaCorners(scale, realFunction(f), realFunction(g), from, to), { fill }));
  }
  const writeNumbers = drawAxes(sheet, options, scale);
  const dashed = { ink: 'soft', dashed: true, width: 1.2 } as const;
  for (const at of options.asymptotes?.x ?? [])
    sheet.add(line(toPage([at, y[0]]), toPage([at, y[1]]), dashed));
  for (const at of options.asymptotes?.y ?? [])
    sheet.add(line(toPage([x[0], at]), toPage([x[1], at]), dashed));
  for (const { centre, radius, ...style } of circles) {
    const ring = Array.from({ length: 120 }, (_, index) => (2 * Math.PI * index) / 120).map((turn) =>
      toPage([centre[0] + radius * Math.cos(turn), centre[1] + radius * Math.sin(turn)]),
    );
    sheet.add(polygon(ring, { ink: 'accent', width: 1.8, ...style }));
  }
  const names: { text: string; at: Point; place?: Place; ink?: Ink; gap?: number; slack?: number }[] = [];
  for (const [index, curve] of curves.entries()) {
    const { from = x[0], to = x[1], label, labelAt, place } = curve;
    const ink = curve.ink ?? (['accent', 'second', 'warm'] as const)[index % 3]!;
    const f = realFunction(curve.f);
    const traced = trace(f, scale, Math.max(from, x[0]), Math.min(to, x[1]));
    for (const one of traced) sheet.add(polyline(one, { ink, width: 2, dashed: curve.dashed ?? false }));
    const end = labelAt === undefined ? traced.at(-1)?.at(-1) : toPage([labelAt, f(labelAt)]);
    if (label && end) names.push({ text: label, at: end, ink, ...(place !== undefined && { place }) });
  }
  for (const { points: corners, ink = 'accent', label, place, dots, ...style } of polylines) {
    sheet.add(polyline(corners.map(toPage), { ink, width: 2, ...style }));
    if (dots) sheet.add(corners.map((corner) => dot(toPage(corner), { ink })));
    if (label)
      names.push({ text: label, at: toPage(corners.at(-1)!), ink, ...(place !== undefined && { place }) });
  }
  for (const { from, to, arrow: isArrow, label, place, ink = 'ink', dashed: broken = false } of lines) {
    const [start, end] = [toPage(from), toPage(to)];
    const style = { ink, width: isArrow ? 1.8 : 1.5, dashed: broken };
    sheet.add(isArrow ? arrow(start, end, style) : line(start, end, style));
    const at: Point = isArrow ? [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] : end;
    if (label) names.push({ text: label, at, ink, ...(place !== undefined && { place }) });
  }
  for (const { at, open = false, cross = false, ink = 'ink', label, place } of points) {
    const [px, py] = toPage(at);
    if (cross) {
      sheet.add(
        line([px - 4, py - 4], [px + 4, py + 4], { ink }),
        line([px - 4, py + 4], [px + 4, py - 4], { ink }),
      );
    } else sheet.add(dot([px, py], { open, ink, r: 3.2 }));
    if (label)
      names.push({ text: label, at: [px, py], ...(place === undefined ? { slack: 12 } : { place }), gap: 7 });
  }
  writeNumbers();
  for (const { text, at, ...style } of names) sheet.write(text, at, style);
  for (const { label, points: corners } of regions)
    sheet.write(label, toPage(middleOf(corners)), { place: 'on' });
  for (const { label, f, g = () => 0, from, to } of areas) {
    const middle = (from + to) / 2;
    const height = (realFunction(f)(middle) + realFunction(g)(middle)) / 2;
    sheet.write(label, toPage([middle, height]), { place: 'on' });
  }
  for (const { at, text, place = 'on' } of options.notes ?? []) sheet.write(text, toPage(at), { place });
  return sheet.finish(options.description);
}

function areaCorners(
  { toPage, y }: Scale,
  f: (x: number) => number,
  g: (x: number) => number,
  from: number,
  to: number,
): Point[] {
  const within = (value: number) => Math.min(y[1], Math.max(y[0], value));
  const xs = Array.from({ length: 161 }, (_, index) => from + ((to - from) * index) / 160);
  return [
    ...xs.map((at) => toPage([at, within(f(at))])),
    ...xs.toReversed().map((at) => toPage([at, within(g(at))])),
  ];
}
