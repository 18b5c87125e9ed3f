import { drawAxes, type Range, scaleOf, type Ticks } from './axes.ts';
import { type Drawing, rectangle } from './pen.ts';
import { Sheet } from './sheet.ts';

export interface HistogramOptions {
  /** The bounds of the classes: one more than there are heights. */
  readonly edges: readonly number[];
  readonly heights: readonly number[];
  readonly xLabel?: string;
  readonly yLabel?: string;
  readonly yMax?: number;
  readonly ticks?: { readonly x?: Ticks; readonly y?: Ticks };
  readonly grid?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly description: string;
}

export function histogram(options: HistogramOptions): Drawing {
  const {
    edges,
    heights,
    xLabel = '',
    yLabel = 'Frequency',
    ticks,
    grid = false,
    width = 320,
    height = 210,
    description,
  } = options;
  if (edges.length !== heights.length + 1) throw new Error('a histogram has one more edge than heights');
  const [first, last] = [edges[0]!, edges.at(-1)!];
  const margin = (last - first) * 0.06;
  const yMax = options.yMax ?? Math.max(...heights) * 1.12;
  const axes = {
    x: [first - margin, last + margin] as Range,
    y: [0, yMax] as Range,
    xLabel,
    yLabel,
    ticks: { x: ticks?.x ?? edges, ...(ticks?.y !== undefined && { y: ticks.y }) },
    grid,
    frame: true,
    width,
    height,
  };
  const scale = scaleOf(axes);
  const sheet = new Sheet();
  const writeNumbers = drawAxes(sheet, axes, scale);
  for (const [index, value] of heights.entries()) {
    const [left, top] = scale.toPage([edges[index]!, value]);
    const [right] = scale.toPage([edges[index + 1]!, 0]);
    if (value > 0)
      sheet.add(rectangle([left, top], right - left, height - top, { fill: 'tint', ink: 'accent' }));
  }
  writeNumbers();
  return sheet.finish(description);
}
