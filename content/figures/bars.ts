import { drawAxes, type Range, scaleOf, type Ticks } from './axes.ts';
import { type Drawing, line, type Point, rectangle } from './pen.ts';
import { Sheet, smallSize } from './sheet.ts';

const fills = ['tint', 'tint-second', 'tint-warm'] as const;
const inks = ['accent', 'second', 'warm'] as const;

export interface BarsOptions {
  readonly categories: readonly string[];
  /** One height for each category, or several series of them. */
  readonly values: readonly number[] | readonly (readonly number[])[];
  /** Names of the series. */
  readonly series?: readonly string[];
  readonly xLabel?: string;
  readonly yLabel?: string;
  readonly yMax?: number;
  readonly ticks?: Ticks;
  readonly grid?: boolean;
  /** Half the length of the error bars, one for each category of the first series. */
  readonly errors?: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly description: string;
}

export function bars(options: BarsOptions): Drawing {
  const {
    categories,
    values,
    series = [],
    xLabel = '',
    yLabel = 'Frequency',
    ticks,
    grid = false,
    errors,
    width = 320,
    height = 210,
    description,
  } = options;
  const rows = (typeof values[0] === 'number' ? [values] : values) as readonly (readonly number[])[];
  const highest = Math.max(...rows.flat().map((value, index) => value + (errors?.[index] ?? 0)));
  const yMax = options.yMax ?? highest * 1.12;
  const axes = {
    x: [0, categories.length] as Range,
    y: [0, yMax] as Range,
    xLabel: '',
    yLabel,
    ticks: { x: false as const, ...(ticks !== undefined && { y: ticks }) },
    grid,
    frame: true,
    width,
    height,
  };
  const scale = scaleOf(axes);
  const sheet = new Sheet();
  const writeNumbers = drawAxes(sheet, axes, scale);
  const slot = width / categories.length;
  const thick = Math.min(56, (slot * 0.66) / rows.length);
  for (const [column, category] of categories.entries()) {
    const middle = slot * (column + 0.5);
    for (const [row, one] of rows.entries()) {
      const [, top] = scale.toPage([0, one[column]!]);
      const left = middle + (row - rows.length / 2) * thick;
      sheet.add(rectangle([left, top], thick, height - top, { fill: fills[row % 3]!, ink: inks[row % 3]! }));
      const error = row === 0 ? errors?.[column] : undefined;
      if (error)
        sheet.add(
          ...errorBar(
            [left + thick / 2, scale.toPage([0, one[column]! + error])[1]],
            scale.toPage([0, one[column]! - error])[1],
          ),
        );
    }
    sheet.write(category, [middle, height], { place: 's', gap: 7, size: smallSize });
  }
  sheet.write(xLabel || undefined, [width / 2, height + 22], { place: 's', gap: 8 });
  let at = 0;
  for (const [row, name] of series.entries()) {
    const y = height + (xLabel ? 58 : 38);
    sheet.add(rectangle([at, y - 10], 12, 12, { fill: fills[row % 3]!, ink: inks[row % 3]! }));
    sheet.write(name, [at + 12, y - 4], { place: 'e', gap: 5, size: smallSize });
    at += 44 + name.length * 8;
  }
  writeNumbers();
  return sheet.finish(description);
}

const errorBar = ([x, top]: Point, bottom: number) => [
  line([x, top], [x, bottom], { width: 1.2 }),
  line([x - 5, top], [x + 5, top], { width: 1.2 }),
  line([x - 5, bottom], [x + 5, bottom], { width: 1.2 }),
];
