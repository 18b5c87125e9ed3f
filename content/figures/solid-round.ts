import { arc, between, dot, ellipse, heading, line, type Point, polyline } from './pen.ts';
import type { Sheet } from './sheet.ts';

export interface RoundOptions {
  /** The last three stand on a cylinder or hang under a cone. */
  readonly shape:
    | 'cylinder'
    | 'cone'
    | 'sphere'
    | 'hemisphere'
    | 'frustum'
    | 'cylinder-cone'
    | 'cylinder-hemisphere'
    | 'cone-hemisphere';
  /** Radius and height; only their ratio counts. The height of what is composed is that of its lower or longer part. */
  readonly radius?: number;
  readonly height?: number;
  /** Of a frustum's upper side, or the height of the cone on a cylinder. */
  readonly top?: number;
  readonly lengths?: {
    readonly radius?: string;
    readonly diameter?: string;
    readonly height?: string;
    readonly slant?: string;
    readonly topRadius?: string;
    readonly topHeight?: string;
  };
}

const flatness = 0.27;

export function drawRound(sheet: Sheet, options: RoundOptions): void {
  const { shape, radius = 3, lengths = {} } = options;
  const height = options.height ?? (shape === 'cone-hemisphere' ? 6 : 5);
  const isBall = shape === 'sphere' || shape === 'hemisphere';
  const unit = isBall ? 92 / radius : Math.min(110 / radius, 220 / (height + radius * 0.6));
  const [r, h] = [radius * unit, height * unit];
  const centre: Point = [0, 0];
  if (isBall) {
    sheet.add(arc(centre, r, 0, shape === 'sphere' ? 360 : 180));
    drawRim(sheet, centre, r);
  } else if (shape === 'cone-hemisphere') {
    sheet.add(arc(centre, r, 0, 180));
    drawCone(sheet, centre, r, h, lengths.height, lengths.slant);
  } else if (shape === 'cone') drawCone(sheet, centre, r, -h, lengths.height, lengths.slant);
  else drawBarrel(sheet, options, r, h, unit);
  drawRadius(sheet, centre, r, lengths);
}

/** Straight sides, or leaning ones, between two circles, and what stands on them. */
function drawBarrel(
  sheet: Sheet,
  { shape, radius = 3, height = 5, top, lengths = {} }: RoundOptions,
  r: number,
  h: number,
  unit: number,
): void {
  const upper = shape === 'frustum' ? (top ?? radius * 0.55) * unit : r;
  const lid: Point = [0, -h];
  sheet.add(line([-r, 0], [-upper, -h]), line([r, 0], [upper, -h]));
  drawRim(sheet, [0, 0], r);
  if (shape === 'cylinder-cone')
    drawCone(sheet, lid, r, -(top ?? height * 0.5) * unit, lengths.topHeight, lengths.slant);
  else if (shape === 'cylinder-hemisphere') {
    drawRim(sheet, lid, r);
    sheet.add(arc(lid, r, 0, 180));
  } else {
    sheet.add(ellipse(lid, [upper, upper * flatness]));
    if (shape === 'frustum') nameSlant(sheet, [r, 0], [upper, -h], lengths.slant);
  }
  if (shape === 'frustum') drawHeight(sheet, [0, 0], lid, lengths.height);
  else sheet.write(lengths.height, [r, -h / 2], { place: 'e', gap: 8 });
  if (!lengths.topRadius) return;
  sheet.add(line(lid, [upper, -h], { dashed: true, width: 1.2 }));
  sheet.write(lengths.topRadius, [upper / 2, -h - upper * flatness], { place: 'n', gap: 5 });
}

/** With its tip above the circle, or below it. */
function drawCone(
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  rise: number,
  height?: string,
  slant?: string,
): void {
  const tip: Point = [x, y + rise];
  // The sides touch the circle as it is seen, a little above or below its widest place.
  const lift = (Math.asin(Math.min(1, (r * flatness) / -rise)) * 180) / Math.PI;
  const turn = (lift * Math.PI) / 180;
  const side = (sign: number): Point => [x + sign * r * Math.cos(turn), y - r * flatness * Math.sin(turn)];
  sheet.add(polyline([side(-1), tip, side(1)]));
  drawRim(sheet, [x, y], r, lift);
  drawHeight(sheet, [x, y], tip, height);
  nameSlant(sheet, side(1), tip, slant);
}

/** A circle seen from above; its far half is hidden. */
function drawRim(sheet: Sheet, centre: Point, r: number, lift = 0): void {
  const radii: Point = [r, r * flatness];
  sheet.add(arc(centre, radii, 180 - lift, 360 + lift));
  sheet.add(arc(centre, radii, lift, 180 - lift, { ink: 'soft', dashed: true, width: 1.2 }));
}

function drawRadius(
  sheet: Sheet,
  centre: Point,
  r: number,
  { radius, diameter }: NonNullable<RoundOptions['lengths']>,
): void {
  if (!radius && !diameter) return;
  sheet.add(dot(centre, { r: 2.2 }));
  const from: Point = [centre[0] - (diameter ? r : 0), centre[1]];
  const to: Point = [centre[0] + r, centre[1]];
  sheet.add(line(from, to, { dashed: true, width: 1.2 }));
  sheet.write(radius ?? diameter, between(from, to), { place: ['n', 's'], gap: 5 });
}

function drawHeight(sheet: Sheet, foot: Point, top: Point, text: string | undefined): void {
  if (!text) return;
  sheet.add(line(foot, top, { dashed: true, width: 1.2 }));
  const side = 8;
  const towards = top[1] < foot[1] ? -side : side;
  sheet.add(
    polyline(
      [
        [foot[0] + side, foot[1]],
        [foot[0] + side, foot[1] + towards],
        [foot[0], foot[1] + towards],
      ],
      { width: 1 },
    ),
  );
  sheet.write(text, between(foot, top, 0.3), { place: ['w', 'e'], gap: 6, clear: true });
}

function nameSlant(sheet: Sheet, from: Point, to: Point, text: string | undefined): void {
  const normal = heading(from, to);
  sheet.write(text, between(from, to), {
    place: to[1] < from[1] ? normal - 90 : normal + 90,
    beside: 'line',
    gap: 6,
  });
}
