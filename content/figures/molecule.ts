import { textWidth } from './measure.ts';
import {
  along,
  between,
  type Drawing,
  distance,
  dot,
  heading,
  line,
  type Point,
  polygon,
  polyline,
} from './pen.ts';
import { type Place, Sheet } from './sheet.ts';
import { middleOf } from './sketch-plane.ts';

type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export interface MoleculeOptions {
  /** At places of a plane whose y points up, about 1 apart. The text is the name without its number: C1 shows C. An empty text is a corner of a skeletal formula. */
  readonly atoms: Readonly<Record<string, Point | { readonly at: Point; readonly text: string }>>;
  /** 'C1-H1', or with its kind: 'C1=O1' is double, 'C1#N1' triple. */
  readonly bonds: readonly (
    | string
    | { readonly of: string; readonly kind?: 'single' | 'double' | 'triple' | 'wedge' | 'dash' | 'partial' }
  )[];
  /** Lone pairs, by the sides of their atoms: { O1: ['n', 'w'] }. */
  readonly pairs?: Readonly<Record<string, readonly Side[]>>;
  /** Single electrons. */
  readonly electrons?: Readonly<Record<string, readonly Side[]>>;
  /** Square brackets with a charge, as round an ion. */
  readonly charge?: string;
  readonly notes?: readonly { readonly at: Point; readonly text: string; readonly place?: Place }[];
  /** Pixels between neighbours. */
  readonly scale?: number;
  readonly description: string;
}

const sides = { e: 0, ne: 45, n: 90, nw: 135, w: 180, sw: 225, s: 270, se: 315 } as const;

export function molecule(options: MoleculeOptions): Drawing {
  const { bonds, pairs = {}, electrons = {}, charge, notes = [], scale = 52 } = options;
  const sheet = new Sheet();
  const toPage = ([x, y]: Point): Point => [x * scale, -y * scale];
  const atoms = new Map(
    Object.entries(options.atoms).map(([name, given]) => {
      const { at, text } = 'text' in given ? given : { at: given, text: name.replaceAll(/\d+$/g, '') };
      return [name, { at: toPage(at), text, ...roomOf(text) }];
    }),
  );
  const known = (name: string) => {
    const atom = atoms.get(name);
    if (!atom) throw new Error(`there is no atom ${name}; there are ${[...atoms.keys()].join(', ')}`);
    return atom;
  };
  const parsed = bonds.map(parseBond);
  for (const { first, second, kind } of parsed) {
    const [a, b] = [known(first), known(second)];
    const towards = heading(a.at, b.at);
    const ends: [Point, Point] = [
      along(a.at, towards, a.clear(towards)),
      along(b.at, towards + 180, b.clear(towards + 180)),
    ];
    const neighbours = parsed
      .filter((other) => [other.first, other.second].some((name) => name === first || name === second))
      .flatMap((other) => [known(other.first).at, known(other.second).at]);
    drawBond(sheet, ...ends, kind, a.text || b.text ? undefined : middleOf(neighbours));
  }
  for (const { at, text } of atoms.values()) sheet.write(text, at, { place: 'on', size: 17 });
  for (const [name, where] of Object.entries(pairs)) {
    const { at, clear } = known(name);
    for (const side of where) {
      const middle = along(at, sides[side], clear(sides[side]) + 4);
      sheet.add([4, -4].map((shift) => dot(along(middle, sides[side] + 90, shift), { r: 1.9 })));
    }
  }
  for (const [name, where] of Object.entries(electrons)) {
    const { at, clear } = known(name);
    for (const side of where) sheet.add(dot(along(at, sides[side], clear(sides[side]) + 4), { r: 1.9 }));
  }
  if (charge !== undefined)
    drawBrackets(
      sheet,
      [...atoms.values()].map(({ at }) => at),
      charge,
    );
  for (const { at, text, place = 'on' } of notes) sheet.write(text, toPage(at), { place });
  return sheet.finish(options.description);
}

function parseBond(bond: MoleculeOptions['bonds'][number]): { first: string; second: string; kind: string } {
  const { of, kind } = typeof bond === 'string' ? { of: bond, kind: undefined } : bond;
  const [, first, sign, second] = /^(\w+)([-=#])(\w+)$/.exec(of) ?? [];
  if (!first || !second) throw new Error(`${of} is no bond: write C1-H1, C1=O1 or C1#N1`);
  return { first, second, kind: kind ?? (sign === '=' ? 'double' : sign === '#' ? 'triple' : 'single') };
}

/** How far from the middle of its text bonds begin, in each direction. */
function roomOf(text: string): { clear: (degrees: number) => number } {
  if (!text) return { clear: () => 0 };
  const [half, tall] = [textWidth(text, 17) / 2 + 4, 11];
  return {
    clear: (degrees) => {
      const turn = (degrees * Math.PI) / 180;
      return 1 / Math.hypot(Math.cos(turn) / half, Math.sin(turn) / tall);
    },
  };
}

function drawBond(sheet: Sheet, a: Point, b: Point, kind: string, ring: Point | undefined): void {
  const degrees = heading(a, b);
  const beside = (shift: number, inset = 0): [Point, Point] => [
    along(along(a, degrees, inset), degrees + 90, shift),
    along(along(b, degrees, -inset), degrees + 90, shift),
  ];
  const style = { width: 1.6 };
  if (kind === 'wedge') {
    sheet.add(polygon([a, along(b, degrees + 90, 5), along(b, degrees - 90, 5)], { fill: 'ink' }));
  } else if (kind === 'dash') {
    const count = Math.max(4, Math.round(distance(a, b) / 5));
    for (let step = 1; step <= count; step += 1) {
      const at = between(a, b, step / count);
      sheet.add(
        line(along(at, degrees + 90, (5 * step) / count), along(at, degrees - 90, (5 * step) / count), {
          width: 1.5,
        }),
      );
    }
  } else if (kind === 'partial') sheet.add(line(a, b, { ...style, dashed: true }));
  else if (kind === 'double' && ring) {
    // In a skeletal formula the second line lies on the inner side.
    const inner =
      distance(along(between(a, b), degrees + 90, 5), ring) < distance(between(a, b), ring) ? 5 : -5;
    sheet.add(line(a, b, style), line(...beside(inner, 6), style));
  } else if (kind === 'double') sheet.add(line(...beside(3), style), line(...beside(-3), style));
  else {
    sheet.add(line(a, b, style));
    if (kind === 'triple') sheet.add(line(...beside(5), style), line(...beside(-5), style));
  }
}

function drawBrackets(sheet: Sheet, points: readonly Point[], charge: string): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - 26, Math.max(...xs) + 26];
  const [top, bottom] = [Math.min(...ys) - 26, Math.max(...ys) + 26];
  sheet.add(
    polyline([
      [left + 7, top],
      [left, top],
      [left, bottom],
      [left + 7, bottom],
    ]),
    polyline([
      [right - 7, top],
      [right, top],
      [right, bottom],
      [right - 7, bottom],
    ]),
  );
  sheet.write(charge, [right, top + 4], { place: 'e', gap: 5 });
}
