import {
  along,
  angleMark,
  arc,
  arrowHead,
  between,
  circle,
  type Drawing,
  distance,
  dot,
  equalMarks,
  heading,
  type Ink,
  line,
  type Point,
  parallelMarks,
  polygon,
  sector,
} from './pen.ts';
import { type Place, Sheet } from './sheet.ts';
import { fitted, middleOf, namesIn, outwardOf, turned } from './sketch-plane.ts';

/** Two points by their names: 'AB', or 'P_1-P_2' where names are longer. */
type Pair = string;

export interface SketchSegment {
  readonly of: Pair;
  readonly label?: string;
  /** The side of the line: unless given, away from the rest. */
  readonly place?: Place;
  readonly dashed?: boolean;
  /** Strokes that say which lengths are equal. */
  readonly ticks?: number;
  /** Heads that say which lines are parallel. */
  readonly parallel?: number;
  /** A vector, or a direction in the middle of the line. */
  readonly arrow?: 'end' | 'middle' | 'both' | boolean;
  readonly ink?: Ink;
  readonly width?: number;
}

export interface SketchOptions {
  /** In mathematical coordinates: y points up. The figure is scaled to its page. */
  readonly points: Readonly<Record<string, Point>>;
  readonly segments?: readonly (Pair | SketchSegment)[];
  /** Counterclockwise or not: the angle below 180° is marked, unless `reflex`. */
  readonly angles?: readonly {
    readonly at: string;
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly right?: boolean;
    readonly arcs?: number;
    readonly reflex?: boolean;
    readonly radius?: number;
  }[];
  readonly circles?: readonly {
    readonly centre: string;
    readonly radius?: number;
    readonly through?: string;
    readonly dashed?: boolean;
  }[];
  /** From one point counterclockwise to another. */
  readonly arcs?: readonly {
    readonly centre: string;
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly dashed?: boolean;
  }[];
  readonly sectors?: readonly { readonly centre: string; readonly from: string; readonly to: string }[];
  readonly fill?: readonly (readonly string[])[];
  /** Another text for a point, or none. A point is called by its name. */
  readonly labels?: Readonly<Record<string, string | false>>;
  /** Which points get a dot: without a word, centres and points on no line. */
  readonly dots?: readonly string[] | boolean;
  readonly notes?: readonly { readonly at: Point; readonly text: string; readonly place?: Place }[];
  /** The most it may take, in pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly description: string;
}

export function sketch(options: SketchOptions): Drawing {
  const {
    points,
    segments = [],
    angles = [],
    circles = [],
    arcs = [],
    sectors = [],
    fill = [],
    notes = [],
  } = options;
  const known = (name: string): Point => {
    const at = points[name];
    if (!at) throw new Error(`the sketch has no point ${name}`);
    return at;
  };
  const radiusOf = (one: { centre: string; radius?: number; through?: string }): number =>
    one.radius ?? distance(known(one.centre), known(one.through!));
  const { toPage, scale } = fitted(options, known, radiusOf);
  const page = (name: string): Point => toPage(known(name));
  const lines = segments.map((segment) => {
    const given: SketchSegment = typeof segment === 'string' ? { of: segment } : segment;
    return { ...given, ends: namesIn(given.of, points) };
  });
  const sheet = new Sheet();
  for (const corners of fill) sheet.lay(polygon(corners.map(page), { fill: 'tint' }));
  for (const { centre, from, to } of sectors) {
    const [start, end] = turned(heading(page(centre), page(from)), heading(page(centre), page(to)));
    sheet.lay(sector(page(centre), distance(page(centre), page(from)), start, end, { fill: 'tint' }));
  }
  for (const one of circles)
    sheet.add(
      circle(page(one.centre), radiusOf(one) * scale, {
        ink: 'ink',
        width: 1.5,
        dashed: one.dashed ?? false,
      }),
    );
  for (const { centre, from, to, dashed = false } of arcs) {
    const [start, end] = turned(heading(page(centre), page(from)), heading(page(centre), page(to)));
    sheet.add(arc(page(centre), distance(page(centre), page(from)), start, end, { dashed }));
  }
  for (const {
    ends,
    arrow: pointed,
    ticks = 0,
    parallel = 0,
    ink = 'ink',
    width = 1.5,
    dashed = false,
  } of lines) {
    const [a, b] = [page(ends[0]), page(ends[1])];
    const degrees = heading(a, b);
    const atEnd = pointed === true || pointed === 'end' || pointed === 'both';
    sheet.add(
      line(pointed === 'both' ? along(a, degrees, 6) : a, atEnd ? along(b, degrees, -6) : b, {
        ink,
        width,
        dashed,
      }),
    );
    if (atEnd) sheet.add(arrowHead(b, degrees, { ink, size: 10 }));
    if (pointed === 'both') sheet.add(arrowHead(a, degrees + 180, { ink, size: 10 }));
    if (pointed === 'middle')
      sheet.add(arrowHead(along(between(a, b), degrees, 5), degrees, { ink, size: 10 }));
    sheet.add(equalMarks(a, b, ticks), parallelMarks(a, b, parallel));
  }
  const isolated = Object.keys(points).filter(
    (name) =>
      !lines.some(({ ends }) => ends.includes(name)) &&
      !arcs.some(({ from, to }) => name === from || name === to),
  );
  const dots =
    options.dots === true
      ? Object.keys(points)
      : options.dots || [...circles.map(({ centre }) => centre), ...isolated];
  if (options.dots !== false) for (const name of new Set(dots)) sheet.add(dot(page(name), { r: 2.6 }));
  for (const { at, from, to, label, right = false, arcs: count = 1, reflex = false, radius } of angles) {
    const centre = page(at);
    let [start, end] = turned(heading(centre, page(from)), heading(centre, page(to)));
    if (end - start > 180 !== reflex && Math.abs(end - start - 180) > 1e-6) [start, end] = turned(end, start);
    const arm = Math.min(distance(centre, page(from)), distance(centre, page(to)));
    // A narrow angle needs a longer reach before there is room between its arms.
    const reach =
      radius ??
      Math.min(
        arm * 0.45,
        Math.max(20, (14 / Math.sin((Math.min(90, (end - start) / 2) * Math.PI) / 180)) * 0.62),
      );
    sheet.add(angleMark(centre, start, end, { radius: reach, right, arcs: count }));
    const bisector = (start + end) / 2;
    sheet.write(label, along(centre, bisector, reach + 4 * (count - 1)), {
      place: [bisector, bisector + 25, bisector - 25],
      gap: 5,
      slack: 24,
    });
  }
  const centre = toPage(middleOf(Object.values(points)));
  for (const { ends, label, place } of lines) {
    const [a, b] = [page(ends[0]), page(ends[1])];
    const [middle, normal] = [between(a, b), heading(a, b) + 90];
    const outward =
      distance(along(middle, normal, 5), centre) >= distance(middle, centre) - 0.01 ? normal : normal + 180;
    sheet.write(label, middle, { place: place ?? [outward, outward + 180], gap: 6, beside: 'line' });
  }
  for (const { centre: middle, from, to, label } of arcs) {
    const [start, end] = turned(heading(page(middle), page(from)), heading(page(middle), page(to)));
    const turn = (start + end) / 2;
    sheet.write(label, along(page(middle), turn, distance(page(middle), page(from))), {
      place: turn,
      gap: 6,
      beside: 'line',
    });
  }
  for (const name of Object.keys(points)) {
    const text = options.labels?.[name] ?? name;
    if (text === false) continue;
    const at = page(name);
    const out = outwardOf(
      at,
      lines
        .filter(({ ends }) => ends.includes(name))
        .map(({ ends }) => page(ends[0] === name ? ends[1] : ends[0])),
      centre,
    );
    sheet.write(text, at, {
      place: [0, 30, -30, 60, -60, 90, -90, 135, -135, 180].map((turn) => out + turn),
      gap: 6,
    });
  }
  for (const { at, text, place = 'on' } of notes) sheet.write(text, toPage(at), { place });
  return sheet.finish(options.description);
}
