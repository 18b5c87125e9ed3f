import { evaluate } from '../authoring/mathjs.ts';
import { textWidth } from './measure.ts';
import { arrow, line, type Point, rectangle } from './pen.ts';
import { type Sheet, smallSize } from './sheet.ts';

export type Range = readonly [min: number, max: number];

/**
 * How far ticks are apart, such as 5 or "pi/2"; or the ticks themselves, with their own texts if need be; or none.
 * Without: round numbers with room between them.
 */
export type Ticks =
  | number
  | string
  | readonly (number | { readonly at: number; readonly label?: string })[]
  | false;

export interface AxesOptions {
  readonly x: Range;
  readonly y: Range;
  readonly xLabel?: string;
  readonly yLabel?: string;
  readonly ticks?: { readonly x?: Ticks; readonly y?: Ticks } | false;
  /** Lines through the ticks. */
  readonly grid?: boolean;
  /** A box with the numbers outside it, as data are shown, instead of axes with arrows. */
  readonly frame?: boolean;
  /** The same unit on both axes, so that circles are round. */
  readonly equal?: boolean;
  /** Of the part between the ranges, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

export interface Scale {
  readonly toPage: (at: Point) => Point;
  readonly width: number;
  readonly height: number;
  readonly x: Range;
  readonly y: Range;
}

export function scaleOf({ x, y, equal = false, ...size }: AxesOptions): Scale {
  const most = { width: size.width ?? 330, height: size.height ?? (equal ? 300 : 250) };
  const unit = Math.min(most.width / (x[1] - x[0]), most.height / (y[1] - y[0]));
  const width = equal ? unit * (x[1] - x[0]) : most.width;
  const height = equal ? unit * (y[1] - y[0]) : most.height;
  const toPage = ([px, py]: Point): Point => [
    ((px - x[0]) / (x[1] - x[0])) * width,
    ((y[1] - py) / (y[1] - y[0])) * height,
  ];
  return { toPage, width, height, x, y };
}

interface Tick {
  readonly at: number;
  readonly label: string;
}

/** A minus sign instead of a hyphen, and thin spaces between thousands. */
export const tickText = (value: number, digits?: number): string => {
  const [whole, part] = (
    digits === undefined ? String(Number(value.toPrecision(10))) : value.toFixed(digits)
  ).split('.');
  const spaced = whole!.length > 4 ? whole!.replaceAll(/\B(?=(\d{3})+$)/g, '\u2009') : whole!;
  return `${spaced}${part ? `.${part}` : ''}`.replace('-', '−');
};

function roundStep(range: Range, pixels: number, apart: number): number {
  const least = ((range[1] - range[0]) * apart) / pixels;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least * 0.999)!;
}

export function ticksOf(given: Ticks | undefined, range: Range, pixels: number, apart: number): Tick[] {
  if (given === false) return [];
  if (typeof given === 'object') {
    return given.map((tick) =>
      typeof tick === 'number' ? { at: tick, label: tickText(tick) } : { label: '', ...tick },
    );
  }
  const step = given === undefined ? roundStep(range, pixels, apart) : Number(evaluate(String(given)));
  if (!(step > 0)) throw new Error(`ticks can't be ${given} apart`);
  const first = Math.ceil(range[0] / step - 1e-9);
  const last = Math.floor(range[1] / step + 1e-9);
  if (last - first > 60) throw new Error(`ticks ${given} apart are too many`);
  const digits = Math.min(6, (/\.(\d+)/.exec(String(Number(step.toPrecision(6)))) ?? ['', ''])[1]!.length);
  const inPi = typeof given === 'string' && given.includes('pi');
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const count = first + index;
    return { at: count * step, label: inPi ? piText(count * step) : tickText(count * step, digits) };
  });
}

/** Such as −3π/2. */
function piText(value: number): string {
  const denominator =
    [1, 2, 3, 4, 6, 8, 12].find(
      (d) =>
        Math.abs(((value / Math.PI) * d) % 1) < 1e-6 ||
        Math.abs(Math.abs(((value / Math.PI) * d) % 1) - 1) < 1e-6,
    ) ?? 1;
  const numerator = Math.round((value / Math.PI) * denominator);
  if (numerator === 0) return '0';
  const times = Math.abs(numerator) === 1 ? '' : Math.abs(numerator);
  return `${numerator < 0 ? '−' : ''}${times}π${denominator === 1 ? '' : `/${denominator}`}`;
}

/** Draws axes, ticks and grid. The numbers come last, by the function it returns, so that no curve runs through them. */
export function drawAxes(sheet: Sheet, options: AxesOptions, scale: Scale): () => void {
  const { ticks = {}, grid = false, frame = false, xLabel = '*x*', yLabel = '*y*' } = options;
  const { x, y, width, height, toPage } = scale;
  const xTicks = ticksOf(ticks === false ? false : ticks.x, x, width, 40);
  const yTicks = ticksOf(ticks === false ? false : ticks.y, y, height, 32);
  const crossing: Point = frame
    ? [x[0], y[0]]
    : [Math.min(Math.max(0, x[0]), x[1]), Math.min(Math.max(0, y[0]), y[1])];
  const [zeroX, zeroY] = toPage(crossing);
  if (grid) {
    const thin = { ink: 'soft', width: 0.4 } as const;
    for (const { at } of xTicks) sheet.lay(line(toPage([at, y[0]]), toPage([at, y[1]]), thin));
    for (const { at } of yTicks) sheet.lay(line(toPage([x[0], at]), toPage([x[1], at]), thin));
  }
  if (frame) sheet.add(rectangle([0, 0], width, height, { width: 1.2 }));
  else {
    sheet.add(
      arrow([0, zeroY], [width + 14, zeroY], { width: 1.2, size: 8 }),
      arrow([zeroX, height], [zeroX, -14], { width: 1.2, size: 8 }),
    );
  }
  const meetAtOrigin = !frame && crossing[0] === 0 && crossing[1] === 0;
  const isOrigin = ({ at }: Tick) => meetAtOrigin && Math.abs(at) < 1e-9;
  const [acrosses, ups] = [
    xTicks.filter((tick) => !isOrigin(tick)),
    yTicks.filter((tick) => !isOrigin(tick)),
  ];
  for (const { at } of acrosses) {
    const [px] = toPage([at, 0]);
    sheet.add(line([px, zeroY], [px, zeroY + 5], { width: 1.2 }));
  }
  for (const { at } of ups) {
    const [, py] = toPage([0, at]);
    sheet.add(line([zeroX - 5, py], [zeroX, py], { width: 1.2 }));
  }
  return () => {
    const number = { size: smallSize, clear: true };
    // Where the axes cross, one number stands for both zeros.
    const origin = xTicks.length + yTicks.length === 0 ? '*O*' : '0';
    if (meetAtOrigin) sheet.write(origin, [zeroX, zeroY], { place: 225, gap: 5, ...number });
    for (const { at, label } of acrosses) {
      sheet.write(label, [toPage([at, 0])[0], zeroY + 5], {
        place: areApart(acrosses, x, width) ? ['s', 'sw', 'se'] : 's',
        gap: 5,
        ...number,
      });
    }
    for (const { at, label } of ups) {
      sheet.write(label, [zeroX - 5, toPage([0, at])[1]], {
        place: areApart(ups, y, height) ? ['w', 'nw', 'sw'] : 'w',
        gap: 4,
        ...number,
      });
    }
    if (frame) {
      const widest = Math.max(0, ...ups.map(({ label }) => textWidth(label, smallSize) + 9));
      sheet.write(xLabel, [width / 2, height + (acrosses.length > 0 ? 22 : 0)], { place: 's', gap: 10 });
      sheet.write(yLabel, [-widest, -14], { place: 'ne', gap: 0 });
    } else nameAxes(sheet, xLabel, yLabel, [width + 14, zeroY], [zeroX, -14]);
  };
}

/** Where ticks are so far apart, a number may stand a little to the side, so that no curve runs through it. */
const apartForMoving = 34;

function areApart(ticks: readonly Tick[], range: Range, pixels: number): boolean {
  const [first, second] = ticks.map(({ at }) => (at / (range[1] - range[0])) * pixels);
  return first === undefined || second === undefined || Math.abs(second - first) >= apartForMoving;
}

/** A short name stands at the arrow; a long one under the axis, where it has room. */
function nameAxes(sheet: Sheet, xLabel: string, yLabel: string, xEnd: Point, yEnd: Point): void {
  const isShort = (text: string) => textWidth(text, 15) < 52;
  sheet.write(xLabel, xEnd, isShort(xLabel) ? { place: 'e', gap: 5 } : { place: ['sw', 'nw'], gap: 26 });
  sheet.write(yLabel, yEnd, { place: 'n', gap: 5 });
}
