import { arrow, type Drawing, line, type Point, polyline } from './pen.ts';
import { Sheet } from './sheet.ts';
import { simplified } from './trace.ts';

export interface EnergyProfileOptions {
  /** Heights; only their ratios count. `peaks` has one for each step. */
  readonly start: number;
  readonly peaks: readonly number[];
  /** Between two steps: one fewer than peaks. */
  readonly valleys?: readonly number[];
  readonly end: number;
  /** A second path, such as with a catalyst. */
  readonly catalysed?: number;
  readonly reactants?: string;
  readonly products?: string;
  /** Texts at arrows; none without. */
  readonly activation?: string;
  readonly enthalpy?: string;
  readonly xLabel?: string;
  readonly yLabel?: string;
  readonly description: string;
}

export function energyProfile(options: EnergyProfileOptions): Drawing {
  const {
    start,
    peaks,
    valleys = [],
    end,
    catalysed,
    reactants = 'reactants',
    products = 'products',
    activation,
    enthalpy,
  } = options;
  const { xLabel = 'Reaction coordinate', yLabel = 'Potential energy' } = options;
  if (valleys.length !== peaks.length - 1) throw new Error('there is one valley fewer than peaks');
  const sheet = new Sheet();
  const [width, height] = [310, 210];
  const all = [start, end, ...peaks, ...valleys];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const toY = (value: number) => height - 34 - ((value - low) / (high - low)) * (height - 64);
  sheet.add(
    arrow([0, height], [width + 14, height], { width: 1.2, size: 8 }),
    arrow([0, height], [0, -8], { width: 1.2, size: 8 }),
  );
  const [from, to] = [78, 232];
  const path = (heights: readonly number[], style: object) =>
    sheet.add(profile([8, from, to, width - 4], start, heights, end, toY, style));
  const inner = peaks.flatMap((peak, index) => (index === 0 ? [peak] : [valleys[index - 1]!, peak]));
  path(inner, { ink: 'accent', width: 2 });
  if (catalysed !== undefined) path([catalysed], { ink: 'second', width: 1.8, dashed: true });
  sheet.write(reactants, [40, toY(start)], { place: 's', gap: 7 });
  sheet.write(products, [276, toY(end)], { place: end > start ? 'n' : 's', gap: 7 });
  const top = Math.max(...peaks);
  const peakX = from + ((to - from) * (2 * peaks.indexOf(top) + 1)) / (2 * peaks.length);
  if (activation) {
    sheet.add(line([from, toY(start)], [peakX + 8, toY(start)], { ink: 'soft', dashed: true, width: 1 }));
    sheet.add(arrow([peakX, toY(start)], [peakX, toY(top) + 1], { width: 1.2, size: 8 }));
    sheet.write(activation, [peakX, (toY(start) + toY(top)) / 2], { place: ['w', 'e'], gap: 6, clear: true });
  }
  if (enthalpy) {
    const x = 250;
    sheet.add(
      line([activation ? peakX : from, toY(start)], [x + 8, toY(start)], {
        ink: 'soft',
        dashed: true,
        width: 1,
      }),
    );
    sheet.add(arrow([x, toY(start)], [x, toY(end)], { width: 1.2, size: 8 }));
    sheet.write(enthalpy, [x, (toY(start) + toY(end)) / 2], { place: ['e', 'w'], gap: 6 });
  }
  sheet.write(xLabel, [width / 2, height], { place: 's', gap: 9 });
  sheet.write(yLabel, [-4, -12], { place: 'ne', gap: 2 });
  return sheet.finish(options.description);
}

/** Level, over the peaks and valleys with level tangents, and level again. */
function profile(
  [left, from, to, right]: readonly number[],
  start: number,
  inner: readonly number[],
  end: number,
  toY: (value: number) => number,
  style: object,
) {
  const stops: Point[] = [start, ...inner, end].map((value, index) => [
    from! + ((to! - from!) * index) / (inner.length + 1),
    toY(value),
  ]);
  const points: Point[] = [[left!, stops[0]![1]]];
  for (const [index, [x, y]] of stops.entries()) {
    const next = stops[index + 1];
    points.push([x, y]);
    if (!next) break;
    for (let step = 1; step < 40; step += 1) {
      const share = step / 40;
      points.push([x + (next[0] - x) * share, y + ((next[1] - y) * (1 - Math.cos(Math.PI * share))) / 2]);
    }
  }
  return polyline(simplified([...points, [right!, stops.at(-1)![1]]], 0.05), style);
}
