import { drawForces, type Force, hatching } from './forces.ts';
import { along, angleMark, between, circle, type Drawing, line, type Point, polygon } from './pen.ts';
import { Sheet } from './sheet.ts';

export interface InclinedPlaneOptions {
  /** In degrees. */
  readonly angle: number;
  readonly angleLabel?: string;
  /** What is on it. */
  readonly body?: 'block' | 'ball' | false;
  readonly name?: string;
  /** On the body. `towards` also knows up-slope, down-slope and normal. */
  readonly forces?: readonly (Omit<Force, 'towards'> & {
    readonly towards: Force['towards'] | 'up-slope' | 'down-slope' | 'normal' | 'into-slope';
  })[];
  /** Texts beside the sides. */
  readonly lengths?: { readonly base?: string; readonly height?: string; readonly slope?: string };
  /** The body is tied to another that hangs over a pulley at the top. */
  readonly hanging?: { readonly name?: string };
  /** Where on the slope, from 0 at its foot to 1. */
  readonly at?: number;
  readonly description: string;
}

export function inclinedPlane(options: InclinedPlaneOptions): Drawing {
  const {
    angle,
    angleLabel = '*θ*',
    body = 'block',
    name,
    forces = [],
    lengths = {},
    hanging,
    at = 0.55,
  } = options;
  const sheet = new Sheet();
  const length = Math.min(270, 190 / Math.sin((angle * Math.PI) / 180));
  const foot: Point = [0, 0];
  const top = along(foot, angle, length);
  const corner: Point = [top[0], 0];
  sheet.lay(polygon([foot, corner, top], { fill: 'tint' }));
  sheet.add(
    polygon([foot, corner, top], { ink: 'ink' }),
    hatching(-14, corner[0] + 14, 0),
    line([-14, 0], [corner[0] + 14, 0]),
  );
  if (angleLabel) {
    sheet.add(angleMark(foot, 0, angle, { radius: 38 }));
    sheet.write(angleLabel, along(foot, angle / 2, 38), { place: angle / 2, gap: 6, slack: 24 });
  }
  const touch = between(foot, top, at);
  const half = 17;
  const centre = along(touch, angle + 90, half + 1);
  if (hanging) drawPulley(sheet, top, centre, angle, half, hanging.name);
  if (body === 'ball') sheet.add(circle(centre, half, { ink: 'ink', fill: 'paper', width: 1.5 }));
  else if (body) {
    const [low, high] = [along(touch, angle, -half * 1.35), along(touch, angle, half * 1.35)];
    sheet.add(
      polygon([low, high, along(high, angle + 90, 2 * half), along(low, angle + 90, 2 * half)], {
        ink: 'ink',
        fill: 'paper',
      }),
    );
  }
  sheet.write(name, centre, { place: 'on' });
  const turns = {
    'up-slope': angle,
    'down-slope': angle + 180,
    normal: angle + 90,
    'into-slope': angle + 270,
  };
  drawForces(
    sheet,
    centre,
    forces.map((force) => ({
      ...force,
      towards:
        force.towards in turns
          ? turns[force.towards as keyof typeof turns]
          : (force.towards as Force['towards']),
    })),
    0,
  );
  for (const [text, from, to, away] of [
    [lengths.base, foot, corner, 270],
    [lengths.height, corner, top, 0],
    [lengths.slope, foot, top, angle + 90],
  ] as const) {
    sheet.write(text, between(from, to, text === lengths.slope ? 0.3 : 0.5), {
      place: away,
      gap: away === 270 ? 12 : 8,
      beside: 'line',
    });
  }
  return sheet.finish(options.description);
}

function drawPulley(sheet: Sheet, top: Point, body: Point, angle: number, half: number, name?: string): void {
  const wheel = along(top, angle, 16);
  const r = 12;
  const axis = along(wheel, angle + 90, half + 1 - r);
  sheet.add(
    line(top, axis),
    line(along(body, angle, half * 1.35), along(axis, angle + 90, r), { width: 1.2 }),
  );
  sheet.add(circle(axis, r, { ink: 'ink', fill: 'paper', width: 1.5 }), circle(axis, 2, { fill: 'ink' }));
  const load: Point = [axis[0] + r, axis[1] + 74];
  sheet.add(line([axis[0] + r, axis[1]], load, { width: 1.2 }));
  const box: Point[] = [
    [load[0] - 16, load[1]],
    [load[0] + 16, load[1]],
    [load[0] + 16, load[1] + 30],
    [load[0] - 16, load[1] + 30],
  ];
  sheet
    .add(polygon(box, { ink: 'ink', fill: 'paper' }))
    .write(name, [load[0], load[1] + 15], { place: 'on' });
}
