import {
  arc,
  arcPath,
  circle,
  line,
  type Point,
  path,
  polygon,
  polyline,
  rectangle,
  type Shape,
} from './pen.ts';
import { type Sheet, smallSize } from './sheet.ts';

/** A part with its text: where a thin line begins, and how far to the side the text stands. */
export interface Part {
  readonly text: string;
  readonly at: Point;
  /** The end of the line, from where it begins; to the right unless negative. */
  readonly to: Point;
}

export type Apparatus = (sheet: Sheet) => Record<string, Part>;

export function callOut(sheet: Sheet, text: string, { at, to }: Part): void {
  const end: Point = [at[0] + to[0], at[1] + to[1]];
  sheet.add(line(at, end, { ink: 'soft', width: 0.9 }));
  sheet.write(text, end, {
    place: to[0] === 0 ? (to[1] < 0 ? 'n' : 's') : to[0] < 0 ? 'w' : 'e',
    gap: 4,
    size: smallSize,
  });
}

/** A vessel open at its top with a small lip, filled up to a level. */
export function beaker([x, y]: Point, width: number, height: number, level: number): Shape[] {
  return [
    rectangle([x + 1, y + height - level], width - 2, level - 1, { fill: 'tint-second' }),
    line([x, y + height - level], [x + width, y + height - level], { ink: 'second', width: 1.2 }),
    polyline([
      [x - 5, y - 2],
      [x, y + 3],
      [x, y + height],
      [x + width, y + height],
      [x + width, y + 3],
      [x + width + 5, y - 2],
    ]),
  ];
}

/** A round flask below a neck that begins at a point. */
export function roundFlask([x, y]: Point, neck: number, r: number, filled: number): Shape[] {
  const half = 9;
  const centre: Point = [x, y + neck + r];
  const open = (Math.asin(half / r) * 180) / Math.PI;
  const wet = (Math.asin(filled) * 180) / Math.PI;
  return [
    path(`${arcPath(centre, r - 1, 180 - wet, 360 + wet)} Z`, { fill: 'tint-second' }),
    arc(centre, r, 90 + open, 450 - open),
    line([x - half, y], [x - half, y + neck + r * (1 - Math.cos((open * Math.PI) / 180))]),
    line([x + half, y], [x + half, y + neck + r * (1 - Math.cos((open * Math.PI) / 180))]),
  ];
}

/** A cone-shaped flask whose neck begins at a point. */
export function conicalFlask([x, y]: Point, level: number): Shape[] {
  const [neck, half, base, height] = [20, 12, 44, 84];
  const at = (up: number) => base - ((base - half) * up) / (height - neck);
  return [
    polygon(
      [
        [x - at(level), y + height - level],
        [x + at(level), y + height - level],
        [x + base, y + height],
        [x - base, y + height],
      ],
      { fill: 'tint-second' },
    ),
    line([x - at(level), y + height - level], [x + at(level), y + height - level], {
      ink: 'second',
      width: 1.2,
    }),
    polyline([
      [x - half, y],
      [x - half, y + neck],
      [x - base, y + height],
      [x + base, y + height],
      [x + half, y + neck],
      [x + half, y],
    ]),
  ];
}

export function thermometer([x, top]: Point, bottom: number): Shape[] {
  return [
    rectangle([x - 2.5, top], 5, bottom - top - 4, { ink: 'ink', fill: 'paper', width: 1.2 }),
    line([x, top + 16], [x, bottom - 4], { ink: 'warm', width: 1.8 }),
    circle([x, bottom], 5, { ink: 'ink', fill: 'warm', width: 1.2 }),
  ];
}

/** A stand with its foot; clamps reach from its rod to a place. */
export function stand([x, bottom]: Point, height: number, clamps: readonly Point[]): Shape[] {
  return [
    rectangle([x - 8, bottom], 70, 6, { ink: 'ink', fill: 'tint' }),
    line([x, bottom], [x, bottom - height], { width: 3 }),
    ...clamps.flatMap(([to, y]) => [
      line([x, y], [to, y], { width: 2.2 }),
      rectangle([x - 4, y - 4], 8, 8, { fill: 'ink' }),
    ]),
  ];
}

/** Under a flask: heat from a burner. */
export function burner([x, y]: Point): Shape[] {
  return [
    path(
      `M${x - 8} ${y} C${x - 12} ${y - 12} ${x - 2} ${y - 16} ${x} ${y - 28} C${x + 2} ${y - 16} ${x + 12} ${y - 12} ${x + 8} ${y} Z`,
      { fill: 'tint-warm', ink: 'warm', width: 1.2 },
    ),
    polyline([
      [x - 6, y],
      [x - 6, y + 26],
      [x - 16, y + 34],
      [x + 16, y + 34],
      [x + 6, y + 26],
      [x + 6, y],
      [x - 6, y],
    ]),
  ];
}

/** A spring between two points, one below the other. */
export function coil([x, top]: Point, bottom: number, turns = 8): Shape {
  const [lead, half] = [8, 9];
  const pitch = (bottom - top - 2 * lead) / turns;
  const points: Point[] = [
    [x, top],
    [x, top + lead],
  ];
  for (let turn = 0; turn < turns; turn += 1) {
    const y = top + lead + turn * pitch;
    points.push([x + half, y + pitch / 4], [x - half, y + (3 * pitch) / 4]);
  }
  return polyline([...points, [x, bottom - lead], [x, bottom]]);
}
