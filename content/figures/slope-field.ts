import { type AxesOptions, drawAxes, scaleOf } from './axes.ts';
import { follow } from './flow.ts';
import { type Drawing, dot, line, type Point, polyline } from './pen.ts';
import { type PlaneFunction, planeFunction } from './real-function.ts';
import { Sheet } from './sheet.ts';

export interface SlopeFieldOptions extends AxesOptions {
  /** dy/dx, as a function of x and y: "x - y". */
  readonly f: PlaneFunction;
  /** How many strokes in a row. */
  readonly strokes?: number;
  /** Where solution curves pass through. */
  readonly through?: readonly Point[];
  readonly description: string;
}

export function slopeField(options: SlopeFieldOptions): Drawing {
  const { strokes = 15, through = [], x, y } = options;
  const scale = scaleOf(options);
  const f = planeFunction(options.f);
  const sheet = new Sheet();
  const apart = scale.width / strokes;
  const rows = Math.round(scale.height / apart);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < strokes; column += 1) {
      const [px, py] = [(column + 0.5) * apart, ((row + 0.5) * scale.height) / rows];
      const slope = f(x[0] + (px / scale.width) * (x[1] - x[0]), y[1] - (py / scale.height) * (y[1] - y[0]));
      // In pixels, a slope depends on the two units.
      const turn = Math.atan((slope * scale.height * (x[1] - x[0])) / (scale.width * (y[1] - y[0])));
      if (Number.isNaN(turn)) continue;
      const [dx, dy] = [Math.cos(turn) * apart * 0.34, Math.sin(turn) * apart * 0.34];
      sheet.lay(line([px - dx, py + dy], [px + dx, py - dy], { ink: 'soft', width: 1.2 }));
    }
  }
  const writeNumbers = drawAxes(sheet, options, scale);
  for (const start of through) {
    const velocity = ([px, py]: Point): Point => [1, f(px, py)];
    const [back, forth] = [follow(velocity, start, scale, -1), follow(velocity, start, scale, 1)];
    sheet.add(polyline([...back.toReversed(), ...forth.slice(1)], { ink: 'accent', width: 2 }));
    sheet.add(dot(scale.toPage(start), { r: 3.2 }));
  }
  writeNumbers();
  return sheet.finish(options.description);
}
