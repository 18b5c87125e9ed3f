import { colours } from '../../../platform/drawing/pdf/kit.ts';
import type { Row } from '../../../platform/drawing/pdf/row.ts';
import type { Tag } from '../../../platform/drawing/pdf/structure.ts';
import type { Look } from './print-style.ts';

/** The number hangs before the text of a line. */
export function numbered(line: Row, number: number, tag: Tag, { size, numberWidth }: Look): Row {
  return {
    ...line,
    draw(kit, at) {
      const baseline = at.y + (line.baseline ?? size);
      kit.structure.within(tag, () =>
        kit.text(`${number}.`, { x: at.x - numberWidth, baseline, face: 'bold', size }),
      );
      line.draw(kit, at);
    },
  };
}

/** The number, and in the same line what the question is worth. */
export function headRow(number: number, worth: string, tag: Tag, look: Look): Row {
  const { size, leading } = look;
  const baseline = size * leading * 0.7;
  const line: Row = {
    height: size * leading + size * 0.35,
    baseline,
    withNext: true,
    draw: (kit, { x, y }) =>
      kit.structure.within({ type: 'P' }, () =>
        kit.text(worth, {
          x,
          baseline: y + baseline,
          face: 'regular',
          size: size * 0.95,
          colour: colours.quiet,
        }),
      ),
  };
  return numbered(line, number, tag, look);
}
