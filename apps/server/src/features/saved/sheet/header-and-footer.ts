import { counted } from '@sevenfold/contract/platform/counted.rules';
import { drawDotted } from '../../../platform/drawing/pdf/dotted-text.ts';
import { colours, type Kit, page, textWidth } from '../../../platform/drawing/pdf/kit.ts';
import { drawLine, type Line } from '../../../platform/drawing/pdf/lines.ts';
import type { Row } from '../../../platform/drawing/pdf/row.ts';
import { type Sheet, titleOf } from './sheet.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What stands on every page around the questions: watermark, header, footer. */
export function drawHeaderAndFooter(
  kit: Kit,
  sheet: Sheet,
  at: { student: Line | undefined; number: number; count: number },
): void {
  drawWatermark(kit, sheet.site.domain);
  const { document } = kit;
  const right = page.width - page.right;
  kit.text(sheet.site.name, {
    x: page.left,
    baseline: 50,
    face: 'sansBold',
    size: 13,
    colour: colours.violet,
  });
  const measure = { size: 9.5, width: textWidth, colour: colours.quiet };
  const date = dateFormat.format(sheet.date);
  const left = right - kit.width(date, 'sans', 9);
  kit.text(date, { x: left, baseline: 50, face: 'sans', size: 9, colour: colours.quiet });
  if (at.student) drawLine(kit, at.student, { x: left - 14 - at.student.width, baseline: 50 }, measure);
  document.save().lineWidth(0.6).strokeColor(colours.rule);
  document.moveTo(page.left, 62).lineTo(right, 62).stroke();
  document.restore();

  const bottom = page.height - 34;
  const pageNumber = `Page ${at.number} of ${at.count}`;
  const x = right - kit.width(pageNumber, 'sans', 8.5);
  kit.text(pageNumber, { x, baseline: bottom, face: 'sans', size: 8.5, colour: colours.quiet });
  const place = { x: page.left, baseline: bottom, face: 'sans', size: 8.5, colour: colours.quiet } as const;
  kit.text(sheet.site.domain, place);
}

function drawWatermark(kit: Kit, domain: string): void {
  const { document } = kit;
  const [middleX, middleY] = [page.width / 2, page.height / 2];
  const size = Math.min(64, 600 / kit.width(domain, 'sansBold', 1));
  const width = kit.width(domain, 'sansBold', size);
  document
    .save()
    .rotate(-52, { origin: [middleX, middleY] })
    .fillOpacity(0.055);
  const place = { x: middleX - width / 2, baseline: middleY + size / 3, face: 'sansBold', size } as const;
  kit.text(domain, { ...place, colour: colours.violet });
  document.restore();
}

/** The head of the first page. */
export function titleRow(sheet: Sheet): Row {
  const marks = sheet.questions.reduce((sum, question) => sum + question.marks, 0);
  const totals = [counted(sheet.questions.length, 'question'), counted(marks, 'mark')];
  return {
    height: 54,
    draw(kit, { x, y }) {
      kit.text(titleOf(sheet), { x, baseline: y + 18, face: 'bold', size: 20 });
      drawDotted(kit, totals, { x, baseline: y + 35, face: 'sans', size: 9.5, colour: colours.quiet });
    },
  };
}
