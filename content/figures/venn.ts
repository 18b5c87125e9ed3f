import { type Disc, regionPath } from './disc-regions.ts';
import { along, circle, type Drawing, type Point, path, rectangle } from './pen.ts';
import { Sheet } from './sheet.ts';

export interface VennOptions {
  /** The names of two or three sets. */
  readonly sets: readonly string[];
  /** What stands in a region: 'A' in A alone, 'AB' in both and not in C, 'outside' in none. Keys use A, B and C whatever the sets are called. */
  readonly regions?: Readonly<Record<string, string | number>>;
  readonly shade?: readonly string[];
  /** The name of the universal set, or none and no box. */
  readonly universal?: string | false;
  readonly description: string;
}

/** Two or three overlapping sets. */
export function venn({
  sets,
  regions = {},
  shade = [],
  universal = '*U*',
  description,
}: VennOptions): Drawing {
  if (sets.length < 2 || sets.length > 3) throw new Error('a Venn diagram has two or three sets');
  const two = sets.length === 2;
  const r = two ? 72 : 70;
  const centres: Point[] = two
    ? [
        [118, 100],
        [202, 100],
      ]
    : [
        [121, 96],
        [205, 96],
        [163, 168],
      ];
  const discs: Disc[] = centres.map((centre) => ({ centre, r }));
  const [width, height] = two ? [320, 200] : [326, 256];
  const sheet = new Sheet();
  for (const key of shade) {
    const d = regionPath(
      discs,
      membership(key, sets.length),
      universal === false ? undefined : [width, height],
    );
    sheet.lay(path(d, { fill: 'tint' }));
  }
  if (universal !== false)
    sheet.add(rectangle([0, 0], width, height)).write(universal, [14, 18], { place: 'on' });
  for (const centre of centres) sheet.add(circle(centre, r, { ink: 'ink', width: 1.5 }));
  const outward = two ? [125, 55] : [135, 45, 315];
  for (const [index, name] of sets.entries()) {
    sheet.write(name, along(centres[index]!, outward[index]!, r), {
      place: outward[index]!,
      gap: 5,
      beside: 'line',
    });
  }
  for (const [key, text] of Object.entries(regions)) {
    sheet.write(String(text), spotOf(key, two, [width, height]), { place: 'on' });
  }
  return sheet.finish(description, 3);
}

function membership(key: string, count: number): boolean[] {
  if (key === 'outside') return Array.from({ length: count }, () => false);
  if (!/^A?B?C?$/.test(key) || key === '')
    throw new Error(`no region is called ${key}; write A, AB, ABC or outside`);
  return [...'ABC'].slice(0, count).map((letter) => key.includes(letter));
}

function spotOf(key: string, two: boolean, [width, height]: Point): Point {
  const spots: Record<string, Point> = two
    ? { A: [84, 100], B: [236, 100], AB: [160, 100], outside: [width - 26, height - 20] }
    : {
        A: [94, 82],
        B: [232, 82],
        C: [163, 202],
        AB: [163, 74],
        AC: [118, 142],
        BC: [208, 142],
        ABC: [163, 118],
        outside: [width - 26, height - 20],
      };
  const spot = spots[key];
  if (!spot) throw new Error(`no region is called ${key}; there are ${Object.keys(spots).join(', ')}`);
  return spot;
}
