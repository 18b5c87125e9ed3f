import { type Range, type Ticks, ticksOf } from './axes.ts';
import { type Drawing, line, rectangle } from './pen.ts';
import { Sheet, smallSize } from './sheet.ts';

export interface BoxPlotOptions {
  readonly plots: readonly {
    readonly min: number;
    readonly q1: number;
    readonly median: number;
    readonly q3: number;
    readonly max: number;
    readonly outliers?: readonly number[];
    readonly label?: string;
  }[];
  readonly x: Range;
  readonly xLabel?: string;
  readonly ticks?: Ticks;
  readonly width?: number;
  readonly description: string;
}

export function boxPlot({ plots, x, xLabel = '', ticks, width = 330, description }: BoxPlotOptions): Drawing {
  const height = plots.length * 54 + 8;
  const toX = (value: number): number => ((value - x[0]) / (x[1] - x[0])) * width;
  const sheet = new Sheet().add(line([0, height], [width, height], { width: 1.2 }));
  for (const tick of ticksOf(ticks, x, width, 40)) {
    sheet.add(line([toX(tick.at), height], [toX(tick.at), height + 5], { width: 1.2 }));
    sheet.write(tick.label, [toX(tick.at), height + 5], { place: 's', gap: 5, size: smallSize });
  }
  sheet.write(xLabel, [width / 2, height + 22], { place: 's', gap: 8 });
  for (const [index, { min, q1, median, q3, max, outliers = [], label }] of plots.entries()) {
    const y = 28 + index * 54;
    const [a, b, c, d, e] = [min, q1, median, q3, max].map(toX) as [number, number, number, number, number];
    sheet.add(
      rectangle([b, y - 15], d - b, 30, { fill: 'tint', ink: 'accent' }),
      line([c, y - 15], [c, y + 15], { ink: 'accent', width: 2 }),
      line([a, y], [b, y], { ink: 'accent' }),
      line([d, y], [e, y], { ink: 'accent' }),
      line([a, y - 8], [a, y + 8], { ink: 'accent' }),
      line([e, y - 8], [e, y + 8], { ink: 'accent' }),
      outliers.flatMap((value) => {
        const px = toX(value);
        return [
          line([px - 4, y - 4], [px + 4, y + 4], { ink: 'accent' }),
          line([px - 4, y + 4], [px + 4, y - 4], { ink: 'accent' }),
        ];
      }),
    );
    sheet.write(label, [0, y], { place: 'w', gap: 10 });
  }
  return sheet.finish(description);
}
