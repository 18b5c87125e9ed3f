import { counted } from '@sevenfold/contract/platform/counted.rules';
import { blockRows } from '../../../platform/drawing/pdf/block-rows.ts';
import { drawDotted } from '../../../platform/drawing/pdf/dotted-text.ts';
import { colours, type Kit, textWidth } from '../../../platform/drawing/pdf/kit.ts';
import { breakLines } from '../../../platform/drawing/pdf/lines.ts';
import { type Inline, readMarkdown } from '../../../platform/drawing/pdf/markdown.ts';
import { type Pictures, pictureRow } from '../../../platform/drawing/pdf/picture.ts';
import { gap, lineRow, type Row } from '../../../platform/drawing/pdf/row.ts';
import type { SheetQuestion } from './sheet.ts';

export const textSize = 11;

/** A question as rows: its number and meta, its text, its figures. */
export async function questionRows(
  kit: Kit,
  question: SheetQuestion,
  number: number,
  pictures: Pictures,
): Promise<Row[]> {
  const measure = { size: textSize, width: textWidth };
  const text = await blockRows(kit, readMarkdown(question.text), { ...measure, drawings: question.drawings });
  const images: Row[] = [];
  for (const image of question.images) images.push(await pictureRow(kit, image, { ...measure, pictures }));
  return [
    ...(await titleRows(kit, question, number)),
    metaRow(question),
    { ...gap(7), withNext: true },
    ...text,
    ...images,
  ];
}

/** The number hangs in the left margin, the marks stand at the right edge. */
async function titleRows(kit: Kit, question: SheetQuestion, number: number): Promise<Row[]> {
  const marks = counted(question.marks, 'mark');
  const marksWidth = kit.width(marks, 'sansBold', 9.5);
  const measure = { size: 9.5, width: textWidth - marksWidth - 16, face: 'sansBold' as const };
  const words: Inline[] = [{ kind: 'text', text: question.topics.join(' — '), style: {} }];
  const lines = await breakLines(kit, words, measure);
  return lines.map((line, index) => {
    const row = lineRow(line, measure);
    if (index > 0) return { ...row, withNext: true };
    return {
      ...row,
      withNext: true,
      draw(pen, { x, y }) {
        row.draw(pen, { x, y });
        const baseline = y + measure.size * 1.48 * 0.7;
        const label = String(number);
        const left = x - 10 - pen.width(label, 'sansBold', 15);
        pen.text(label, { x: left, baseline, face: 'sansBold', size: 15, colour: colours.violet });
        pen.text(marks, { x: x + textWidth - marksWidth, baseline, face: 'sansBold', size: 9.5 });
      },
    };
  });
}

function metaRow(question: SheetQuestion): Row {
  const size = 8.5;
  const rest = [
    question.subject,
    question.calculator ? 'Calculator allowed' : 'No calculator',
    question.session,
  ].filter((part) => part !== '');
  return {
    height: 13,
    withNext: true,
    draw(kit, { x, y }) {
      const baseline = y + 9;
      const colour = colours[question.difficulty];
      kit.document.circle(x + 2.5, baseline - 3, 2.5).fill(colour);
      kit.text(question.difficulty, { x: x + 9, baseline, face: 'sansBold', size, colour });
      const left = x + 9 + kit.width(question.difficulty, 'sansBold', size);
      // The empty part puts a disc behind the difficulty as well.
      drawDotted(kit, ['', ...rest], { x: left, baseline, face: 'sans', size, colour: colours.quiet });
    },
  };
}
