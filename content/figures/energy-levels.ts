import { arrow, type Drawing, line } from './pen.ts';
import { Sheet, smallSize } from './sheet.ts';

export interface EnergyLevelsOptions {
  /** From any side; each with its energy and texts at its two ends. */
  readonly levels: readonly { readonly energy: number; readonly label?: string; readonly name?: string }[];
  /** Between levels by their energies. */
  readonly transitions?: readonly { readonly from: number; readonly to: number; readonly label?: string }[];
  /** Equal distances, whatever the energies are. */
  readonly even?: boolean;
  /** Above the energies, such as Energy / eV. */
  readonly title?: string;
  readonly width?: number;
  readonly height?: number;
  readonly description: string;
}

export function energyLevels(options: EnergyLevelsOptions): Drawing {
  const { transitions = [], even = false, title, width = 210, height = 210, description } = options;
  const levels = options.levels.toSorted((a, b) => a.energy - b.energy);
  const [lowest, highest] = [levels[0]!.energy, levels.at(-1)!.energy];
  const heights = new Map<number, number>();
  let last = -20;
  for (const [index, { energy }] of levels.entries()) {
    const share = even ? index / (levels.length - 1) : (energy - lowest) / (highest - lowest);
    // Levels that crowd below the limit are drawn apart, so that their texts can be read.
    last = Math.max(share * height, last + 20);
    heights.set(energy, -last);
  }
  const sheet = new Sheet();
  for (const { energy, label, name } of levels) {
    const y = heights.get(energy)!;
    sheet.add(line([0, y], [width, y], { width: 2 }));
    sheet.write(name, [0, y], { place: 'w', gap: 8 });
    sheet.write(label, [width, y], { place: 'e', gap: 8 });
  }
  for (const [index, { from, to, label }] of transitions.entries()) {
    const [start, end] = [heights.get(from), heights.get(to)];
    if (start === undefined || end === undefined)
      throw new Error(`there is no level at ${start === undefined ? from : to}`);
    const x = ((index + 1) * width) / (transitions.length + 1);
    sheet.add(arrow([x, start], [x, end], { ink: 'accent', width: 1.8, size: 10 }));
    sheet.write(label, [x, (start + end) / 2], { place: ['e', 'w'], gap: 5, size: smallSize, ink: 'accent' });
  }
  sheet.write(title, [width, heights.get(highest)! - 14], {
    place: 'n',
    gap: 4,
    ink: 'soft',
    size: smallSize,
  });
  return sheet.finish(description);
}
