import { textWidth } from './measure.ts';
import { along, arrowHead, between, circle, type Drawing, heading, type Point, path } from './pen.ts';
import { Sheet, smallSize } from './sheet.ts';
import { namesIn } from './sketch-plane.ts';

export interface NetworkOptions {
  /** Vertices at places of a plane whose y points up; scaled to the page. */
  readonly nodes: Readonly<Record<string, Point>>;
  /** 'AB' or 'AB 7' for short. `of: 'AA'` is a loop. */
  readonly edges: readonly (
    | string
    | {
        readonly of: string;
        readonly weight?: number | string;
        readonly directed?: boolean;
        /** How far it bends to the left, in pixels; two edges between the same vertices need it. */
        readonly bend?: number;
        readonly bold?: boolean;
        readonly dashed?: boolean;
      }
  )[];
  /** Every edge has a direction. */
  readonly directed?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly description: string;
}

export function network(options: NetworkOptions): Drawing {
  const { nodes, edges, directed = false, width = 280, height = 200, description } = options;
  const places = Object.values(nodes);
  const [left, right] = [Math.min(...places.map(([x]) => x)), Math.max(...places.map(([x]) => x))];
  const [low, high] = [Math.min(...places.map(([, y]) => y)), Math.max(...places.map(([, y]) => y))];
  const scale = Math.min(width / (right - left || 1e-9), height / (high - low || 1e-9));
  const page = (name: string): Point => [(nodes[name]![0] - left) * scale, (high - nodes[name]![1]) * scale];
  const radius = Math.max(14, ...Object.keys(nodes).map((name) => textWidth(name, 15) / 2 + 6));
  const middle: Point = [((right - left) * scale) / 2, ((high - low) * scale) / 2];
  const sheet = new Sheet();
  for (const name of Object.keys(nodes)) {
    sheet.add(circle(page(name), radius, { ink: 'ink', fill: 'paper', width: 1.5 }));
    sheet.write(name, page(name), { place: 'on' });
  }
  const names: { text: string; at: Point; away: number }[] = [];
  for (const edge of edges) {
    const [pair, short] = typeof edge === 'string' ? edge.split(/\s+/) : [edge.of];
    const {
      weight = short,
      directed: pointed = directed,
      bend = 0,
      bold = false,
      dashed = false,
    } = typeof edge === 'string' ? {} : edge;
    const [from, to] = namesIn(pair!, nodes);
    const style = { ink: bold ? ('accent' as const) : ('ink' as const), width: bold ? 2.6 : 1.5, dashed };
    const [a, b] = [page(from), page(to)];
    const bow = from === to ? loopAt(a, heading(middle, a), radius) : bowOf(a, b, radius, bend, pointed);
    const d = `M${[bow.start, bow.control].map(text).join(' C')} ${text(bow.second)} ${text(bow.end)}`;
    sheet.add(path(d, style));
    if (pointed) sheet.add(arrowHead(bow.tip, bow.arriving, { ink: style.ink, size: 10 }));
    if (weight !== undefined) names.push({ text: String(weight), at: bow.middle, away: bow.away });
  }
  for (const { text: name, at, away } of names) {
    sheet.write(name, at, { place: [away, away + 180], gap: 5, beside: 'line', size: smallSize + 1 });
  }
  return sheet.finish(description);
}

const text = ([x, y]: Point): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

interface Bow {
  readonly start: Point;
  readonly control: Point;
  readonly second: Point;
  readonly end: Point;
  readonly tip: Point;
  readonly arriving: number;
  readonly middle: Point;
  readonly away: number;
}

function bowOf(a: Point, b: Point, radius: number, bend: number, pointed: boolean): Bow {
  const degrees = heading(a, b);
  const control = along(between(a, b), degrees + 90, 2 * bend);
  const [leaving, back] = [heading(a, control), heading(b, control)];
  const tip = along(b, back, radius + 1);
  const middle = along(between(a, b), degrees + 90, bend);
  const [start, end] = [along(a, leaving, radius), along(b, back, pointed ? radius + 7 : radius)];
  return {
    start,
    control: between(start, control, 2 / 3),
    second: between(end, control, 2 / 3),
    end,
    tip,
    arriving: back + 180,
    middle,
    away: degrees + (bend < 0 ? -90 : 90),
  };
}

/** From the vertex and back, on the side away from the rest. */
function loopAt(at: Point, out: number, radius: number): Bow {
  const reach = radius * 3.9;
  const [leaving, back] = [out + 28, out - 28];
  const second = along(at, out - 34, reach);
  const tip = along(at, back, radius + 1);
  return {
    start: along(at, leaving, radius),
    control: along(at, out + 34, reach),
    second,
    end: along(tip, heading(tip, second), 7),
    tip,
    arriving: heading(second, tip),
    middle: along(at, out, radius * 3.1),
    away: out,
  };
}
