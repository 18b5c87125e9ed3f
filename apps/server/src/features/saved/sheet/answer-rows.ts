import { type BlockContext, blockRows } from '../../../platform/drawing/pdf/block-rows.ts';
import { colours, type Kit, textWidth } from '../../../platform/drawing/pdf/kit.ts';
import { readMarkdown } from '../../../platform/drawing/pdf/markdown.ts';
import { type Pictures, pictureRow } from '../../../platform/drawing/pdf/picture.ts';
import { drawRows, gap, heightOf, indented, type Row } from '../../../platform/drawing/pdf/row.ts';
import { textSize } from './question-rows.ts';
import type { SheetAnswer, SheetQuestion } from './sheet.ts';

const inset = 10;
const marksColumn = 46;
const lineInset = 3;

/** The worked answers, and the mark schemes as examiners write them: ruled lines, the marks in the right margin. */
export async function answerRows(kit: Kit, question: SheetQuestion, pictures: Pictures): Promise<Row[]> {
  const { answers, choice, drawings } = question;
  const measure = { size: textSize - 0.5, width: textWidth - 2 * inset, drawings };
  const given = choice === null ? [] : await blockRows(kit, readMarkdown(`**${choice}**`), measure);
  const rows: Row[] = [gap(10), ...indented([headingRow('Answer'), ...given], inset)];
  for (const [index, answer] of answers.entries()) {
    if (index > 0) rows.push(gap(10), ...indented([headingRow('Another way')], inset));
    rows.push(...indented(await blockRows(kit, readMarkdown(answer.body), measure), inset));
    for (const image of answer.images) {
      rows.push(...indented([await pictureRow(kit, image, { ...measure, pictures })], inset));
    }
    rows.push(...(await schemeRows(kit, answer, measure)));
  }
  if (answers.length === 0 && choice === null) {
    rows.push(...indented(await blockRows(kit, readMarkdown('*There is no answer yet.*'), measure), inset));
  }
  return [gap(8), ...[...rows, gap(8)].map(onGround)];
}

function headingRow(words: string): Row {
  return {
    height: 17,
    withNext: true,
    draw: (kit, { x, y }) =>
      kit.text(words, { x, baseline: y + 9, face: 'sansBold', size: 9, colour: colours.violet }),
  };
}

async function schemeRows(kit: Kit, answer: SheetAnswer, measure: BlockContext): Promise<Row[]> {
  const narrow = { ...measure, width: measure.width - marksColumn };
  const rows: Row[] = answer.body.trim() === '' || answer.markLines.length === 0 ? [] : [gap(8)];
  for (const [index, line] of answer.markLines.entries()) {
    const text = await blockRows(kit, readMarkdown(line.text), narrow);
    rows.push(schemeRow(text, line.mark, index === answer.markLines.length - 1, measure.size));
  }
  return rows;
}

function schemeRow(text: Row[], mark: string, isLast: boolean, size: number): Row {
  const height = Math.max(size * 1.48, heightOf(text)) + 2 * lineInset;
  return {
    height,
    draw(kit, { x, y }) {
      const right = x + textWidth - inset;
      const column = right - marksColumn + 10;
      const { document } = kit;
      document.save().lineWidth(0.5).strokeColor(colours.rule);
      // Above each line, and below the last: the ground of the next row would cover a rule at the bottom.
      for (const rule of isLast ? [y + 0.25, y + height - 0.8] : [y + 0.25]) {
        document
          .moveTo(x + inset, rule)
          .lineTo(right, rule)
          .stroke();
      }
      document
        .moveTo(column, y)
        .lineTo(column, y + height)
        .stroke();
      document.restore();
      drawRows(kit, text, { x: x + inset, y: y + lineInset });
      const width = kit.width(mark, 'italic', size);
      // Beside the last line, where the mark is earned.
      const last = text.at(-1);
      const below = last?.baseline === undefined ? size * 0.45 : last.height - last.baseline;
      const baseline = y + height - lineInset - below;
      kit.text(mark, { x: right - 4 - width, baseline, face: 'italic', size, colour: colours.violet });
    },
  };
}

/** A quiet ground with a violet edge, row by row, so that it also goes over a page break. */
function onGround(row: Row): Row {
  return {
    ...row,
    draw(kit, at) {
      const { document } = kit;
      // A hair taller than the row: neighbouring grounds would else show a seam.
      document.rect(at.x, at.y, textWidth, row.height + 0.3).fill(colours.ground);
      document.rect(at.x, at.y, 2, row.height + 0.3).fill(colours.violet);
      row.draw(kit, at);
    },
  };
}
