import { colours, type Kit } from '../../../platform/drawing/pdf/kit.ts';
import { pointsPerMm } from './booklet-marks.ts';
import type { BookletItem } from './booklet-pages.policy.ts';
import { dottedRow, frameRow } from './working-rows.ts';

/** In millimetres: the lines are the same in every style, since a page that comes back must be the one that was sent. */
const grid = { top: 39, pitch: 9, left: 36, right: 190, labelLeft: 20 };
const pitch = grid.pitch * pointsPerMm;
const left = grid.left * pointsPerMm;
const width = (grid.right - grid.left) * pointsPerMm;
const topOf = (line: number): number => (grid.top + line * grid.pitch) * pointsPerMm;

const columnWidth = ((grid.right - grid.labelLeft) * pointsPerMm) / 3;
const letterBox = 5.6 * pointsPerMm;

export function drawItem(kit: Kit, item: BookletItem, size: number): void {
  if (item.kind === 'choice') drawChoice(kit, item, size);
  else drawPart(kit, item, size);
}

function drawPart(kit: Kit, item: Extract<BookletItem, { kind: 'part' }>, size: number): void {
  const { position, line, label, marks, space } = item;
  const y = topOf(line);
  const baseline = y + pitch - 6;
  const number = String(position + 1);
  const at = grid.labelLeft * pointsPerMm;
  const fitting = Math.min(size, (left - at - 4) / kit.width(`${number} ${label}`, 'bold', 1));
  kit.structure.within({ type: 'P' }, () => {
    kit.text(`${number} ${label}`.trim(), { x: at, baseline, face: 'bold', size: fitting });
    const worth = `[${marks}]`;
    const markSize = Math.min(size, 11);
    const right = (grid.right + 2) * pointsPerMm;
    kit.text(worth, { x: right, baseline, face: 'regular', size: markSize, colour: colours.quiet });
  });
  if (space.kind === 'frame') frameRow(space.count * pitch - 8, width).draw(kit, { x: left, y: y + 6 });
  else {
    for (let index = 0; index < space.count; index += 1) {
      dottedRow(pitch, width).draw(kit, { x: left, y: y + index * pitch });
    }
  }
}

/** A number, and a box for each letter. */
function drawChoice(kit: Kit, item: Extract<BookletItem, { kind: 'choice' }>, size: number): void {
  const { position, line, column, options } = item;
  const x = grid.labelLeft * pointsPerMm + column * columnWidth;
  const middle = topOf(line) + pitch / 2;
  const letterSize = Math.min(size, 11);
  const baseline = middle + letterSize * 0.34;
  const step = Math.min(letterBox * 1.35, (columnWidth - 40) / options);
  kit.structure.within({ type: 'P' }, () => {
    const number = String(position + 1);
    const numberX = x + 22 - kit.width(number, 'bold', letterSize);
    kit.text(number, { x: numberX, baseline, face: 'bold', size: letterSize });
    for (const [index, letter] of [...'ABCDEF'.slice(0, options)].entries()) {
      const boxX = x + 32 + index * step;
      kit.structure.decoration(() => {
        kit.document.save().lineWidth(0.7).strokeColor(colours.quiet);
        kit.document
          .rect(boxX, middle - letterBox / 2, letterBox, letterBox)
          .stroke()
          .restore();
      });
      const letterX = boxX + (letterBox - kit.width(letter, 'sans', letterSize)) / 2;
      kit.text(letter, { x: letterX, baseline, face: 'sans', size: letterSize, colour: colours.quiet });
    }
  });
}
