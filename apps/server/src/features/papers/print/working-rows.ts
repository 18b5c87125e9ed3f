import { colours } from '../../../platform/drawing/pdf/kit.ts';
import { gap, type Row } from '../../../platform/drawing/pdf/row.ts';
import type { Look } from './print-style.ts';
import type { Space } from './working-space.policy.ts';

/** Dotted lines, or a blank frame for a sketch. */
export function workingRows(space: Space, look: Look): Row[] {
  const { pitch, width } = look;
  const before = { ...gap(pitch * 0.25), isSpace: true };
  if (space.kind === 'frame') return [before, frameRow(space.count * pitch, width)];
  return [before, ...Array.from({ length: space.count }, () => dottedRow(pitch, width))];
}

export const dottedRow = (pitch: number, width: number): Row => ({
  height: pitch,
  isSpace: true,
  draw: ({ document, structure }, { x, y }) =>
    structure.decoration(() => {
      const line = y + pitch - 2;
      document.save().lineWidth(0.9).lineCap('round').strokeColor(colours.quiet).dash(0.01, { space: 3.4 });
      document
        .moveTo(x, line)
        .lineTo(x + width, line)
        .stroke();
      document.undash().restore();
    }),
});

export const frameRow = (height: number, width: number): Row => ({
  height: height + 4,
  isSpace: true,
  draw: ({ document, structure }, { x, y }) =>
    structure.decoration(() => {
      document.save().lineWidth(0.6).strokeColor(colours.quiet);
      document
        .rect(x, y + 2, width, height)
        .stroke()
        .restore();
    }),
});
