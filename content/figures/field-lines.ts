import { traceCharges } from './charge-lines.ts';
import { directionOf } from './forces.ts';
import {
  arrow,
  arrowHead,
  between,
  circle,
  type Drawing,
  distance,
  dot,
  heading,
  line,
  type Point,
  polyline,
  rectangle,
} from './pen.ts';
import { Sheet } from './sheet.ts';

export interface FieldLinesOptions {
  /** Of point charges or masses, between plates, the same everywhere, of a bar magnet, or round a straight wire. */
  readonly of: 'charges' | 'plates' | 'uniform' | 'magnet' | 'wire';
  /** At places of a plane whose y points up; a negative mass is none, so gravity takes negative charges. */
  readonly charges?: readonly { readonly at: Point; readonly q: number; readonly label?: string }[];
  /** Lines from a charge of size 1. */
  readonly lines?: number;
  /** Of a uniform field; into and out of the page are crosses and dots. */
  readonly towards?: 'left' | 'right' | 'up' | 'down' | 'into' | 'out';
  /** Texts at the upper and the lower plate. */
  readonly plates?: readonly [string, string];
  /** A particle in the field, with its velocity. */
  readonly particle?: {
    readonly at?: Point;
    readonly label?: string;
    readonly towards?: 'left' | 'right' | 'up' | 'down';
  };
  readonly label?: string;
  readonly current?: 'into' | 'out';
  readonly description: string;
}

export function fieldLines(options: FieldLinesOptions): Drawing {
  const sheet = new Sheet();
  const draw = {
    charges: drawCharges,
    plates: drawPlates,
    uniform: drawUniform,
    magnet: drawMagnet,
    wire: drawWire,
  };
  if (!(options.of in draw)) throw new Error(`of must be one of ${Object.keys(draw).join(', ')}`);
  draw[options.of](sheet, options);
  if (options.particle) drawParticle(sheet, options.particle);
  sheet.write(options.label, [150, -8], { place: 'n', gap: 4 });
  return sheet.finish(options.description);
}

function drawCharges(
  sheet: Sheet,
  { charges = [{ at: [0, 0], q: 1 }], lines = 12 }: FieldLinesOptions,
): void {
  const xs = charges.map(({ at }) => at[0]);
  const span = Math.max(...xs) - Math.min(...xs) || 1;
  const unit = charges.length === 1 ? 1 : 130 / span;
  const placed = charges.map(({ at, ...rest }) => ({ ...rest, at: [at[0] * unit, -at[1] * unit] as Point }));
  for (const points of traceCharges(placed, lines)) {
    sheet.add(polyline(points, { ink: 'accent', width: 1.3 }));
    drawHeadOn(sheet, points);
  }
  for (const { at, q, label } of placed) {
    sheet.add(circle(at, 13, { ink: 'ink', fill: 'paper', width: 1.5 }));
    sheet.write(label ?? (q > 0 ? '+' : '−'), at, { place: 'on' });
  }
}

/** A head halfway along. */
function drawHeadOn(sheet: Sheet, points: readonly Point[]): void {
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2 + 4;
  const index = lengths.findIndex((length) => {
    left -= length;
    return left <= 0;
  });
  if (index === -1) return;
  const [from, to] = [points[index]!, points[index + 1]!];
  const tip = between(from, to, 1 + left / lengths[index]!);
  sheet.add(arrowHead(tip, heading(from, to), { ink: 'accent', size: 9 }));
}

function drawPlates(sheet: Sheet, { plates = ['+', '−'] }: FieldLinesOptions): void {
  const [width, apart] = [240, 110];
  sheet.add(
    line([30, 0], [30 + width, 0], { width: 3.5 }),
    line([30, apart], [30 + width, apart], { width: 3.5 }),
  );
  const downwards = !plates[0].startsWith('−');
  for (let index = 0; index < 7; index += 1) {
    const x = 30 + (width * (index + 0.5)) / 7;
    const [from, to]: Point[] = downwards
      ? [
          [x, 3],
          [x, apart - 3],
        ]
      : [
          [x, apart - 3],
          [x, 3],
        ];
    sheet.add(
      line(from!, to!, { ink: 'accent', width: 1.3 }),
      arrowHead([x, apart / 2 + (downwards ? 5 : -5)], downwards ? 270 : 90, { ink: 'accent' }),
    );
  }
  // At the edges the field bulges.
  for (const [x, side] of [
    [30, -1],
    [30 + width, 1],
  ] as const) {
    const bulge = Array.from(
      { length: 31 },
      (_, step): Point => [x + side * 16 * Math.sin((Math.PI * step) / 30), 3 + ((apart - 6) * step) / 30],
    );
    sheet.add(polyline(bulge, { ink: 'accent', width: 1.3 }));
    drawHeadOn(sheet, downwards ? bulge : bulge.toReversed());
  }
  sheet
    .write(plates[0], [30, 0], { place: 'w', gap: 10 })
    .write(plates[1], [30, apart], { place: 'w', gap: 10 });
}

function drawUniform(sheet: Sheet, { towards = 'into' }: FieldLinesOptions): void {
  const [width, height] = [300, 160];
  if (towards === 'into' || towards === 'out') {
    for (let x = 20; x < width; x += 44) {
      for (let y = 16; y < height; y += 42) {
        if (towards === 'out') sheet.lay(dot([x, y], { r: 2.4, ink: 'accent' }));
        else
          sheet.lay(
            line([x - 4, y - 4], [x + 4, y + 4], { ink: 'accent' }),
            line([x - 4, y + 4], [x + 4, y - 4], { ink: 'accent' }),
          );
      }
    }
    sheet.lay(rectangle([0, 0], width, height, { ink: 'soft', dashed: true, width: 1 }));
    return;
  }
  const upright = towards === 'up' || towards === 'down';
  const count = upright ? 7 : 5;
  for (let index = 0; index < count; index += 1) {
    const at = ((index + 0.5) * (upright ? width : height)) / count;
    const ends: [Point, Point] = upright
      ? [
          [at, height],
          [at, 0],
        ]
      : [
          [0, at],
          [width, at],
        ];
    if (towards === 'down' || towards === 'left') ends.reverse();
    sheet.lay(arrow(...ends, { ink: 'accent', width: 1.3 }));
  }
}

function drawMagnet(sheet: Sheet, { lines = 10 }: FieldLinesOptions): void {
  const poles = [
    { at: [48, 0] as Point, q: 1 },
    { at: [-48, 0] as Point, q: -1 },
  ];
  for (const points of traceCharges(poles, lines)) {
    const outside = points.filter(([x, y]) => Math.abs(x) > 60 || Math.abs(y) > 18);
    if (outside.length < 4) continue;
    sheet.add(polyline(outside, { ink: 'accent', width: 1.3 }));
    drawHeadOn(sheet, outside);
  }
  sheet.add(
    rectangle([-60, -18], 60, 36, { ink: 'ink', fill: 'paper' }),
    rectangle([0, -18], 60, 36, { ink: 'ink', fill: 'tint' }),
  );
  sheet.write('S', [-30, 0], { place: 'on' }).write('N', [30, 0], { place: 'on' });
}

function drawWire(sheet: Sheet, { current = 'out' }: FieldLinesOptions): void {
  for (const r of [28, 50, 78, 112]) {
    sheet.add(circle([0, 0], r, { ink: 'accent', width: 1.3 }));
    // Counterclockwise round a current that comes out of the page.
    sheet.add(arrowHead([current === 'out' ? -4 : 4, -r], current === 'out' ? 180 : 0, { ink: 'accent' }));
  }
  sheet.add(circle([0, 0], 12, { ink: 'ink', fill: 'paper', width: 1.5 }));
  if (current === 'out') sheet.add(dot([0, 0], { r: 3.4 }));
  else sheet.add(line([-8.5, -8.5], [8.5, 8.5]), line([-8.5, 8.5], [8.5, -8.5]));
}

function drawParticle(
  sheet: Sheet,
  { at = [60, 80], label, towards }: NonNullable<FieldLinesOptions['particle']>,
): void {
  sheet.write(label, at, { gap: 13, clear: true });
  sheet.add(circle(at, 8, { ink: 'ink', fill: 'paper', width: 1.5 }));
  if (towards) {
    const turn = (directionOf(towards) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(turn), -Math.sin(turn)];
    sheet.add(
      arrow([at[0] + 8 * dx, at[1] + 8 * dy], [at[0] + 56 * dx, at[1] + 56 * dy], {
        ink: 'second',
        width: 2,
        size: 11,
      }),
    );
  }
}
