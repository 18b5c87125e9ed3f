import { angleMark, between, distance, heading, line, type Point } from './pen.ts';
import type { Sheet } from './sheet.ts';
import { namesIn } from './sketch-plane.ts';

export interface PolyhedronOptions {
  /** cuboid: ABCD below EFGH; pyramid: ABCD and the apex V above the middle O; prism: the triangle ABC in front of DEF. */
  readonly shape: 'cuboid' | 'pyramid' | 'prism';
  /** Width, depth and height; only their ratios count. */
  readonly size?: readonly [width: number, depth: number, height: number];
  /** Texts beside edges and other lines between vertices, such as { AB: '8 cm', VO: '*h*' }. */
  readonly lengths?: Readonly<Record<string, string>>;
  /** Names at the vertices: all, none, or other texts for some. */
  readonly vertices?: boolean | Readonly<Record<string, string>>;
  /** Dashed lines inside, such as the diagonal AG, or the height VO of a pyramid. M to P are the middles of AB, BC, CD and DA. */
  readonly lines?: readonly string[];
  readonly angles?: readonly {
    readonly at: string;
    readonly from: string;
    readonly to: string;
    readonly label?: string;
    readonly right?: boolean;
  }[];
}

type Space = readonly [x: number, y: number, z: number];

interface Frame {
  readonly corners: Readonly<Record<string, Space>>;
  readonly edges: readonly string[];
  readonly hidden: readonly string[];
}

function frameOf(shape: PolyhedronOptions['shape'], [w, d, h]: Space): Frame {
  const base = { A: [0, 0, 0], B: [w, 0, 0], C: [w, d, 0], D: [0, d, 0] } satisfies Record<string, Space>;
  if (shape === 'cuboid') {
    return {
      corners: { ...base, E: [0, 0, h], F: [w, 0, h], G: [w, d, h], H: [0, d, h] },
      edges: ['AB', 'BC', 'EF', 'FG', 'GH', 'HE', 'AE', 'BF', 'CG'],
      hidden: ['CD', 'DA', 'DH'],
    };
  }
  if (shape === 'pyramid') {
    return {
      corners: { ...base, V: [w / 2, d / 2, h] },
      edges: ['AB', 'BC', 'VA', 'VB', 'VC'],
      hidden: ['CD', 'DA', 'VD'],
    };
  }
  return {
    corners: { A: [0, 0, 0], B: [w, 0, 0], C: [w / 2, 0, h], D: [0, d, 0], E: [w, d, 0], F: [w / 2, d, h] },
    edges: ['AB', 'BC', 'CA', 'BE', 'EF', 'CF'],
    hidden: ['AD', 'DE', 'DF'],
  };
}

export function drawPolyhedron(sheet: Sheet, options: PolyhedronOptions): void {
  const { shape, lengths = {}, vertices = false, lines = [], angles = [] } = options;
  const size: Space =
    options.size ?? (shape === 'prism' ? [4, 6, 3.4] : [5, 4, shape === 'cuboid' ? 3 : 4.5]);
  const { corners, edges, hidden } = frameOf(shape, size);
  const [w, d] = size;
  const middles: Record<string, Space> =
    shape === 'prism'
      ? {}
      : { O: [w / 2, d / 2, 0], M: [w / 2, 0, 0], N: [w, d / 2, 0], Q: [w / 2, d, 0], P: [0, d / 2, 0] };
  const unit = 250 / (size[0] + 0.45 * size[1] + 0.35 * size[2]);
  const flat = ([x, y, z]: Space): Point => [(x + 0.46 * y) * unit, -(z + 0.32 * y) * unit];
  const places = Object.fromEntries(
    Object.entries({ ...middles, ...corners }).map(([name, at]) => [name, flat(at)]),
  );
  const ends = (pair: string): [Point, Point] => {
    const [a, b] = namesIn(pair, places);
    return [places[a]!, places[b]!];
  };
  for (const pair of hidden) sheet.add(line(...ends(pair), { ink: 'soft', dashed: true, width: 1.2 }));
  for (const pair of lines) sheet.add(line(...ends(pair), { ink: 'accent', dashed: true }));
  for (const pair of edges) sheet.add(line(...ends(pair)));
  for (const { at, from, to, label, right = false } of angles) {
    const corner = places[at]!;
    let [start, end] = [heading(corner, places[from]!), heading(corner, places[to]!)];
    if ((end - start + 360) % 360 > 180) [start, end] = [end, start];
    if (end < start) end += 360;
    sheet.add(angleMark(corner, start, end, { radius: 22, right, ink: 'accent' }));
    const turn = (start + end) / 2;
    sheet.write(label, corner, { place: [turn, turn + 12, turn - 12], gap: 27, slack: 18 });
  }
  const middle = between(flat([0, 0, 0]), flat(size));
  if (vertices) nameVertices();
  for (const [pair, text] of Object.entries(lengths)) {
    const [a, b] = ends(pair);
    const normal = heading(a, b) + 90;
    const centre = between(a, b);
    const away =
      Math.abs(((heading(middle, centre) - normal + 540) % 360) - 180) <= 90 ? normal : normal + 180;
    sheet.write(text, centre, { place: [away, away + 180], beside: 'line', gap: 6, slack: 18 });
  }

  function nameVertices(): void {
    const named = new Set([
      ...Object.keys(corners),
      ...[...lines, ...Object.keys(lengths)].flatMap((pair) => namesIn(pair, places)),
    ]);
    for (const name of named) {
      const text = typeof vertices === 'object' ? vertices[name] : name;
      const out = distance(places[name]!, middle) < 2 ? 225 : heading(middle, places[name]!);
      sheet.write(text, places[name]!, {
        place: [0, 25, -25, 50, -50, 90, -90, 180].map((turn) => out + turn),
        gap: 6,
      });
    }
  }
}
