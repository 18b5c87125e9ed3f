import { colours, type Kit } from '../../../platform/drawing/pdf/kit.ts';
import type { Row } from '../../../platform/drawing/pdf/row.ts';

interface Room {
  readonly width: number;
  readonly size: number;
}

interface Box {
  readonly label: string;
  readonly x: number;
  readonly width: number;
  /** So many squares instead of one box. */
  readonly squares?: number;
}

const labelSize = 0.85;

/** Boxes for the name, the candidate's number and the date. */
export function boxRows({ width, size }: Room): Row[] {
  const height = size * 2.5;
  const squares = 10;
  const numberWidth = Math.min(height * squares, width * 0.62);
  const dateLeft = numberWidth + size;
  const lines: Box[][] = [
    [{ label: 'Name', x: 0, width }],
    [
      { label: 'Candidate number', x: 0, width: numberWidth, squares },
      { label: 'Date', x: dateLeft, width: width - dateLeft },
    ],
  ];
  return lines.map((boxes) => ({
    height: size * 1.4 + height + size * 0.8,
    draw(kit, { x, y }) {
      for (const box of boxes) {
        const left = x + box.x;
        writeLabel(kit, box.label, { x: left, baseline: y + size, size });
        kit.structure.decoration(() => {
          const { squares: count = 1 } = box;
          kit.document.save().lineWidth(0.8).strokeColor(colours.ink);
          for (let index = 0; index < count; index += 1) {
            const side = box.width / count;
            kit.document.rect(left + index * side, y + size * 1.4, side, height).stroke();
          }
          kit.document.restore();
        });
      }
    },
  }));
}

function writeLabel(
  kit: Kit,
  label: string,
  { x, baseline, size }: { x: number; baseline: number; size: number },
) {
  const place = { x, baseline, face: 'sans', size: size * labelSize, colour: colours.quiet } as const;
  kit.structure.within({ type: 'P' }, () => kit.text(label, place));
}

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Of the width. */
  readonly share: number;
}

/** Short facts side by side, between two rules. */
export function factRow({ width, size }: Room, facts: readonly Fact[]): Row {
  const height = size * 4.1;
  return {
    height,
    draw(kit, { x, y }) {
      kit.structure.decoration(() => {
        kit.document.save().lineWidth(0.8).strokeColor(colours.ink);
        for (const rule of [y, y + height]) kit.document.moveTo(x, rule).lineTo(x + width, rule);
        kit.document.stroke().restore();
      });
      let left = x;
      for (const { name, value, share } of facts) {
        const column = width * share;
        writeLabel(kit, name, { x: left, baseline: y + size * 1.5, size });
        const fitting = Math.min(size * 1.25, (column - size) / kit.width(value, 'bold', 1));
        const place = { x: left, baseline: y + size * 3.1, face: 'bold', size: fitting } as const;
        kit.structure.within({ type: 'P' }, () => kit.text(value, place));
        left += column;
      }
    },
  };
}
