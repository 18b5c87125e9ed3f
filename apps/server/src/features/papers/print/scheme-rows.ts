import { blockRows } from '../../../platform/drawing/pdf/block-rows.ts';
import { colours, type Kit } from '../../../platform/drawing/pdf/kit.ts';
import { readMarkdown } from '../../../platform/drawing/pdf/markdown.ts';
import { type Pictures, pictureRow } from '../../../platform/drawing/pdf/picture.ts';
import {
  drawRows,
  gap,
  heightOf,
  indented,
  leadingOf,
  type Row,
  tagged,
} from '../../../platform/drawing/pdf/row.ts';
import type { Tag } from '../../../platform/drawing/pdf/structure.ts';
import type { Group } from './exam-pages.policy.ts';
import type { Look } from './print-style.ts';
import type { MarkLine, PrintedQuestion } from './printed-paper.ts';
import { headRow } from './question-number.ts';
import { schemeParts } from './scheme-parts.policy.ts';

/** In em. */
const labelColumn = 3.4;
const marksColumn = 3.6;
const inset = 0.3;

interface Context {
  readonly look: Look;
  readonly pictures: Pictures;
  readonly heading: 'H2' | 'H3';
}

/** What earns the marks of a question, part by part; without a scheme its worked answer. */
export async function schemeGroup(
  kit: Kit,
  question: PrintedQuestion,
  { look, pictures, heading }: Context,
): Promise<Group> {
  const tag: Tag = { type: heading, actual: `Question ${question.number}` };
  const worth = question.marks === 1 ? '[1 mark]' : `[${question.marks} marks]`;
  const parts: Row[][] = [];
  for (const [index, answer] of question.answers.entries()) {
    if (index > 0) parts.push([gap(look.size * 0.5), otherWayRow(look)]);
    if (answer.markLines.length === 0) {
      const context = { ...look, drawings: question.drawings };
      parts.push(await blockRows(kit, readMarkdown(answer.body), context));
      for (const image of answer.images) parts.push([await pictureRow(kit, image, { ...context, pictures })]);
    }
    for (const part of schemeParts(question.text, answer.markLines)) {
      parts.push(await partRows(kit, part.label, part.lines, question, look));
    }
  }
  if (question.answers.length === 0)
    parts.push(await blockRows(kit, readMarkdown('*There is no answer yet.*'), look));
  const [first = [], ...others] = parts;
  const section: Tag = { type: 'Sect' };
  const opened = [[headRow(question.number, worth, tag, look), ...first], ...others];
  return { parts: opened.map((rows) => tagged(section, rows)) };
}

const otherWayRow = ({ size, leading }: Look): Row => ({
  height: leadingOf({ size, leading }),
  withNext: true,
  draw: (kit, { x, y }) =>
    kit.structure.within({ type: 'P' }, () =>
      kit.text('Or', { x, baseline: y + size, face: 'boldItalic', size }),
    ),
});

async function partRows(
  kit: Kit,
  label: string,
  lines: readonly MarkLine[],
  { drawings }: PrintedQuestion,
  look: Look,
): Promise<Row[]> {
  const width = look.width - (labelColumn + marksColumn) * look.size;
  const table: Tag = { type: 'Table' };
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const text = await blockRows(kit, readMarkdown(line.text), { ...look, width, drawings });
    const row = lineRow(
      { label: index === 0 ? label : '', text, mark: line.mark, isFirst: index === 0 },
      look,
    );
    rows.push(...tagged(table, [{ ...row, withNext: index < lines.length - 1 && index < 2 }]));
  }
  return rows;
}

interface SchemeLine {
  readonly label: string;
  readonly text: readonly Row[];
  readonly mark: string;
  readonly isFirst: boolean;
}

/** A line of the scheme under a hairline: the part, what is done, and the mark beside where it is earned. */
function lineRow({ label, text, mark, isFirst }: SchemeLine, look: Look): Row {
  const { size, width } = look;
  const above = inset * size;
  const height = Math.max(leadingOf(look), heightOf(text)) + 2 * above;
  const textRows = indented([...text], labelColumn * size);
  return {
    height,
    draw(kit, { x, y }) {
      const { document, structure } = kit;
      structure.decoration(() => {
        const left = isFirst ? x : x + labelColumn * size;
        document
          .save()
          .lineWidth(0.5)
          .strokeColor(isFirst ? colours.quiet : colours.rule);
        document
          .moveTo(left, y)
          .lineTo(x + width, y)
          .stroke()
          .restore();
      });
      const firstBaseline = y + above + (text[0]?.baseline ?? size);
      const last = text.at(-1);
      const below = last?.baseline === undefined ? size * 0.45 : last.height - last.baseline;
      const markX = x + width - kit.width(mark, 'bold', size);
      const cell = (draw: () => void) => structure.within({ type: 'TD' }, draw);
      structure.within({ type: 'TR' }, () => {
        const part = () => kit.text(label, { x, baseline: firstBaseline, face: 'regular', size });
        if (label === '') cell(() => undefined);
        else structure.within({ type: 'TH', scope: 'Row' }, part);
        cell(() => drawRows(kit, textRows, { x, y: y + above }));
        cell(() => kit.text(mark, { x: markX, baseline: y + height - above - below, face: 'bold', size }));
      });
    },
  };
}
