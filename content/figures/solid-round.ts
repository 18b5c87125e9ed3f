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
  const unit = Math.min(105 / radius, 190 / (height + radius * 0.6));
  const [r, h] = [radius * unit, height * unit];
  if (shape === 'sphere') {
    drawBall(sheet, Math.min(r, 95), 0, 360);
    drawRadius(sheet, [0, 0], Math.min(r, 95), lengths);
    return;
  }
  if (shape === 'hemisphere') {
    drawBall(sheet, Math.min(r, 100), 0, 180);
    drawRadius(sheet, [0, 0], Math.min(r, 100), lengths);
    return;
  }
  if (shape === 'cone-hemisphere') {
    sheet.add(
      polyline([
        [-r, 0],
        [0, h],
        [r, 0],
      ]),
      arc([0, 0], r, 0, 180),
    );
    drawRim(sheet, [0, 0], r, 'ground');
    if (lengths.height) drawHeight(sheet, [0, 0], [0, h], lengths.height);
    nameSlant(sheet, [r, 0], [0, h], lengths.slant);
    drawRadius(sheet, [0, 0], r, lengths);
    return;
  }
  const top = shape === 'frustum' ? (options.top ?? radius * 0.55) * unit : shape === 'cone' ? 0 : r;
  sheet.add(line([-r, 0], [-top, -h]), line([r, 0], [top, -h]));
  drawRim(sheet, [0, 0], r, 'ground');
  if (shape === 'cylinder' || shape === 'frustum') drawRim(sheet, [0, -h], top, 'lid');
  if (shape === 'cylinder-hemisphere' || shape === 'cylinder-cone') drawRim(sheet, [0, -h], r, 'ground');
  if (shape === 'cylinder-hemisphere') sheet.add(arc([0, -h], r, 0, 180));
  if (shape === 'cylinder-cone') {
    const tip: Point = [0, -h - (options.top ?? height * 0.5) * unit];
    sheet.add(polyline([[-r, -h], tip, [r, -h]]));
    if (lengths.topHeight) drawHeight(sheet, [0, -h], tip, lengths.topHeight);
    nameSlant(sheet, [r, -h], tip, lengths.slant);
  } else nameSlant(sheet, [r, 0], [top, -h], lengths.slant);
  if (lengths.height) {
    if (shape === 'cone' || shape === 'frustum') drawHeight(sheet, [0, 0], [0, -h], lengths.height);
    else sheet.write(lengths.height, [r, -h / 2], { place: 'e', gap: 8 });
  }
  if (lengths.topRadius) {
    sheet
      .add(line([0, -h], [top, -h], { dashed: true, width: 1.2 }))
      .write(lengths.topRadius, [top / 2, -h], { place: 'n', gap: 4 });
  }
  drawRadius(sheet, [0, 0], r, lengths);
}

/** A circle seen from above: the ground's far half is hidden, a lid's isn't. */
function drawRim(sheet: Sheet, centre: Point, r: number, kind: 'ground' | 'lid'): void {
  if (kind === 'lid') sheet.add(ellipse(centre, [r, r * flatness]));
  else {
    sheet.add(arc(centre, [r, r * flatness], 180, 360));
    sheet.add(arc(centre, [r, r * flatness], 0, 180, { ink: 'soft', dashed: true, width: 1.2 }));
  }
}

function drawBall(sheet: Sheet, r: number, from: number, to: number): void {
  sheet.add(arc([0, 0], r, from, to));
  drawRim(sheet, [0, 0], r, 'ground');
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

function drawHeight(sheet: Sheet, foot: Point, top: Point, text: string): void {
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
  sheet.write(text, between(foot, top, 0.4), { place: ['w', 'e'], gap: 6 });
}

function nameSlant(sheet: Sheet, from: Point, to: Point, text: string | undefined): void {
  const normal = heading(from, to);
  sheet.write(text, between(from, to), {
    place: to[1] < from[1] ? normal - 90 : normal + 90,
    beside: 'line',
    gap: 6,
  });
}
