import { colours, type Kit } from '../../../platform/drawing/pdf/kit.ts';
import { type Row, tagged } from '../../../platform/drawing/pdf/row.ts';
import type { Tag } from '../../../platform/drawing/pdf/structure.ts';
import type { Look } from './print-style.ts';
import type { PrintedQuestion } from './printed-paper.ts';

/** The letters of multiple-choice questions side by side, read across. */
export function keyRows(kit: Kit, questions: readonly PrintedQuestion[], look: Look): Row[] {
  const { size, width } = look;
  const columns = Math.max(1, Math.min(5, Math.floor(width / (size * 7))));
  const tall = Math.ceil(questions.length / columns);
  const numberWidth = kit.width('88.', 'regular', size);
  const height = size * 2;
  const list: Tag = { type: 'L' };
  return tagged(
    list,
    Array.from({ length: tall }, (_, line) => ({
      height,
      draw(pen, { x, y }) {
        const baseline = y + size * 1.35;
        const own = questions.slice(line * columns, (line + 1) * columns);
        own.forEach(({ number, choice }, column) => {
          const left = x + column * (width / columns);
          const label = `${number}.`;
          const labelLeft = left + numberWidth - pen.width(label, 'regular', size);
          pen.structure.within({ type: 'LI' }, () => {
            const place = { baseline, size };
            pen.structure.within({ type: 'Lbl' }, () =>
              pen.text(label, { ...place, x: labelLeft, face: 'regular', colour: colours.quiet }),
            );
            pen.structure.within({ type: 'LBody' }, () =>
              pen.text(choice ?? 'no answer yet', {
                ...place,
                x: left + numberWidth + size * 0.8,
                face: 'bold',
              }),
            );
          });
        });
      },
    })),
  );
}
