import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentOf, openKit, page, textWidth } from '../../../platform/drawing/pdf/kit.ts';
import { firstDrawable } from '../../../platform/drawing/pdf/one-line.ts';
import { paginate } from '../../../platform/drawing/pdf/pages.ts';
import { gap, type Row } from '../../../platform/drawing/pdf/row.ts';
import { answerRows } from './answer-rows.ts';
import { drawHeaderAndFooter, titleRow } from './header-and-footer.ts';
import { questionRows } from './question-rows.ts';
import { type Sheet, titleOf } from './sheet.ts';

const betweenQuestions = 26;

/** Writes the sheet, question by question, so that other requests get their turn in between. */
export async function writeSheet(sheet: Sheet): Promise<Buffer> {
  const kit = openKit({
    title: `${titleOf(sheet)} – ${sheet.site.name}`,
    author: sheet.site.name,
    date: sheet.date,
  });
  const written = contentOf(kit.document);
  const groups: Row[][] = [];
  for (const [index, question] of sheet.questions.entries()) {
    const rows = await questionRows(kit, question, index + 1, sheet.pictures);
    if (sheet.withAnswers) rows.push(...(await answerRows(kit, question, sheet.pictures)));
    groups.push(rows);
    await nextTurn();
  }
  groups[0] = [titleRow(sheet), ...(groups[0] ?? [gap(0)])];
  const pages = paginate(groups, page.height - page.top - page.bottom, betweenQuestions);
  // A long name ends where the header has no more room.
  const student = await firstDrawable(kit, sheet.studentNames, { size: 9.5, width: textWidth * 0.45 });
  for (const [index, rows] of pages.entries()) {
    kit.document.addPage();
    for (const { row, y } of rows) row.draw(kit, { x: page.left, y: page.top + y });
    drawHeaderAndFooter(kit, sheet, { student, number: index + 1, count: pages.length });
    await nextTurn();
  }
  kit.document.end();
  return written;
}
