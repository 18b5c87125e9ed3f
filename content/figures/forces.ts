import { along, arrow, circle, type Drawing, dot, type Ink, line, type Point, rectangle } from './pen.ts';
import { Sheet } from './sheet.ts';

export interface Force {
  /** Degrees counterclockwise from the right, or a word. */
  readonly towards: number | 'up' | 'down' | 'left' | 'right';
  readonly label?: string;
  /** In pixels. */
  readonly length?: number;
  readonly ink?: Ink;
  readonly dashed?: boolean;
}

export interface ForcesOptions {
  readonly body?: 'box' | 'ball' | 'point';
  /** Stands in the body. */
  readonly name?: string;
  readonly forces: readonly Force[];
  /** What it lies on, or hangs from. */
  readonly ground?: boolean;
  readonly description: string;
}

export const directionOf = (towards: Force['towards']): number =>
  typeof towards === 'number' ? towards : { right: 0, up: 90, left: 180, down: 270 }[towards];

/** A free-body diagram: arrows begin at the body's middle, or at its side where it has a name. */
export function forces({
  body = 'box',
  name,
  forces: all,
  ground = false,
  description,
}: ForcesOptions): Drawing {
  const sheet = new Sheet();
  const centre: Point = [0, 0];
  const half = body === 'point' ? 0 : name ? 26 : 22;
  if (ground) sheet.add(line([-100, half], [100, half]), hatching(-100, 100, half));
  if (body === 'box') sheet.add(rectangle([-half, -half], 2 * half, 2 * half, { ink: 'ink', fill: 'tint' }));
  if (body === 'ball') sheet.add(circle(centre, half, { ink: 'ink', fill: 'tint', width: 1.5 }));
  if (!name) sheet.add(dot(centre, { r: body === 'point' ? 4.5 : 3 }));
  sheet.write(name, centre, { place: 'on' });
  drawForces(sheet, centre, all, name ? half : 0, body === 'box');
  return sheet.finish(description);
}

export function drawForces(
  sheet: Sheet,
  centre: Point,
  all: readonly Force[],
  half: number,
  isBox = false,
): void {
  const ends = all.map(({ towards, length = 78, ink = 'accent', dashed = false }) => {
    const degrees = directionOf(towards);
    const turn = (degrees * Math.PI) / 180;
    const skip = isBox ? half / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))) : half;
    const [from, to] = [along(centre, degrees, skip), along(centre, degrees, skip + length)];
    sheet.add(arrow(from, to, { ink, width: 2, size: 11, dashed }));
    return { to, degrees, ink };
  });
  for (const [index, { to, degrees, ink }] of ends.entries()) {
    sheet.write(all[index]!.label, to, {
      place: [degrees, degrees + 40, degrees - 40, degrees + 90, degrees - 90],
      gap: 7,
      ink,
    });
  }
}

/** Short strokes under a surface. */
export const hatching = (from: number, to: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / 10) }, (_, index) =>
    line([from + 10 * index + 8, y], [from + 10 * index, y + 7], { ink: 'soft', width: 1 }),
  );
