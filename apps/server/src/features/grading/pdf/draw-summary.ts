import { marksText } from '@sevenfold/contract/grading/marking.rules';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { drawText, type TextStyle, widthOf, wrapped } from './plain-text.ts';
import type { Summary } from './report.ts';

type Document = PDFKit.PDFDocument;

const page = { width: 595.28, height: 841.89, left: 64, right: 64, top: 72, bottom: 72 } as const;
const right = page.width - page.right;
const textWidth = right - page.left;

const colours = { ink: '#1f1b2e', quiet: '#665f75', violet: '#5b34c4', rule: '#d8d2e4' } as const;
const styles = {
  site: { size: 13, bold: true, colour: colours.violet },
  title: { size: 22, bold: true, colour: colours.ink },
  figure: { size: 30, bold: true, colour: colours.ink },
  strong: { size: 11, bold: true, colour: colours.ink },
  text: { size: 11, colour: colours.ink },
  quiet: { size: 9.5, colour: colours.quiet },
} satisfies Record<string, TextStyle>;

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The last page: what each question got, and what the examiner says. As many pages as the comments take. */
export function drawSummary(document: Document, summary: Summary): void {
  const cursor = newCursor(document, summary);
  drawHead(document, cursor, summary);
  for (const question of summary.questions) drawQuestion(document, cursor, question);
  if (summary.overall !== '') {
    cursor.space(22);
    cursor.line('Overall comment', styles.strong, 18);
    for (const line of wrapped(document, summary.overall, styles.text, textWidth)) {
      cursor.line(line, styles.text, 16);
    }
  }
  cursor.space(26);
  cursor.line(`Marked by ${summary.tutor}, ${summary.site.name}`, styles.quiet, 14);
}

interface Cursor {
  readonly y: () => number;
  space(height: number): void;
  /** Begins another page where so much has no room on this one. */
  need(height: number): void;
  line(text: string, style: TextStyle, height: number, x?: number): void;
}

function newCursor(document: Document, { site, date }: Summary): Cursor {
  let y = 0;
  const begin = () => {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    drawText(document, site.name, { x: page.left, baseline: 48 }, styles.site);
    const day = dateFormat.format(new Date(date));
    const x = right - widthOf(document, day, styles.quiet);
    drawText(document, day, { x, baseline: 48 }, styles.quiet);
    rule(document, 58);
    drawText(document, site.domain, { x: page.left, baseline: page.height - 36 }, styles.quiet);
    y = page.top;
  };
  begin();
  const need = (height: number) => {
    if (y + height > page.height - page.bottom) begin();
  };
  return {
    y: () => y,
    need,
    space: (height) => {
      y += height;
    },
    line: (text, style, height, x = page.left) => {
      need(height);
      y += height;
      drawText(document, text, { x, baseline: y }, style);
    },
  };
}

function drawHead(document: Document, cursor: Cursor, summary: Summary): void {
  cursor.line('Graded test', styles.title, 26);
  for (const line of wrapped(document, `${summary.student} · ${summary.subject}`, styles.text, textWidth)) {
    cursor.line(line, styles.text, 20);
  }
  cursor.space(14);
  const figure = `${marksText(summary.marks)} / ${summary.total}`;
  cursor.line(figure, styles.figure, 34);
  const x = page.left + widthOf(document, figure, styles.figure) + 16;
  drawText(document, `${summary.percentage} %`, { x, baseline: cursor.y() }, styles.strong);
  cursor.space(18);
  rule(document, cursor.y());
}

function drawQuestion(document: Document, cursor: Cursor, one: Summary['questions'][number]): void {
  const marks = `${marksText(one.marks)} / ${marksPerQuestion}`;
  const comment = one.comment === '' ? [] : wrapped(document, one.comment, styles.text, textWidth - 40);
  cursor.need(24 + Math.min(comment.length, 3) * 16);
  cursor.line(`Question ${one.number}`, styles.strong, 20);
  const [topic = ''] = wrapped(document, one.topic, styles.quiet, textWidth - 200);
  drawText(document, topic, { x: page.left + 100, baseline: cursor.y() }, styles.quiet);
  const x = right - widthOf(document, marks, styles.strong);
  drawText(document, marks, { x, baseline: cursor.y() }, styles.strong);
  for (const line of comment) cursor.line(line, styles.text, 16, page.left + 16);
  cursor.space(8);
  rule(document, cursor.y());
}

function rule(document: Document, y: number): void {
  document.save().lineWidth(0.6).strokeColor(colours.rule);
  document.moveTo(page.left, y).lineTo(right, y).stroke().restore();
}
