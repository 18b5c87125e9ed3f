import { type BlockContext, blockRows } from '../../../platform/drawing/pdf/block-rows.ts';
import { colours, type Kit } from '../../../platform/drawing/pdf/kit.ts';
import { readMarkdown } from '../../../platform/drawing/pdf/markdown.ts';
import { type Pictures, pictureRow } from '../../../platform/drawing/pdf/picture.ts';
import { gap, heightOf, type Row, tagged } from '../../../platform/drawing/pdf/row.ts';
import type { Tag } from '../../../platform/drawing/pdf/structure.ts';
import type { Group } from './exam-pages.policy.ts';
import type { Look } from './print-style.ts';
import type { PrintedQuestion } from './printed-paper.ts';
import { areRows, optionsOf, type PrintedPart, partsOfBlocks } from './printed-parts.policy.ts';
import { headRow, numbered } from './question-number.ts';
import { workingRows } from './working-rows.ts';
import { linesPerMark, spaceOf } from './working-space.policy.ts';

export interface QuestionContext {
  readonly look: Look;
  readonly pictures: Pictures;
  /** The level of a question's heading. */
  readonly heading: 'H2' | 'H3';
  /** On a page that it has to itself. */
  readonly room: number;
  /** The paper leaves it to its questions. */
  readonly saysCalculator: boolean;
}

/** A question part by part, each with the room for its answer. */
export async function questionGroup(
  kit: Kit,
  question: PrintedQuestion,
  { look, pictures, heading, room, saysCalculator }: QuestionContext,
): Promise<Group> {
  const { size, leading, width, zoom } = look;
  const context: BlockContext = { size, leading, width, zoom, drawings: question.drawings };
  const isScanned = question.images.length > 0 && question.images.every(({ url }) => pictures.has(url));
  const read = partsOfBlocks(readMarkdown(isScanned ? '' : question.text));
  const parts = read.length > 0 ? read : [{ blocks: [], marks: 0, asked: '' }];
  const texts: Row[][] = [];
  for (const part of parts) texts.push(await partRows(kit, part, question, context));
  // As on a card: images stand for the text, which says what they show.
  for (const image of question.images) {
    const alt = image.alt || question.text;
    texts[0]!.push(await pictureRow(kit, { ...image, alt }, { ...context, pictures }));
  }
  const laid = (perMark: number): Row[][] => {
    const rows = parts.map((part, index) => {
      const space = spaceOf(marksOf(part, parts, question), part.asked, perMark);
      const answered = question.isChoice ? texts[index]! : [...texts[index]!, ...workingRows(space, look)];
      return keptTogether(index > 0 ? [gap(size * 1.1), ...answered] : answered);
    });
    return withNumber(rows, question, { heading, look, saysCalculator });
  };
  const fits = (rows: Row[][]) => heightOf(rows.flat()) <= room;
  const tries = linesPerMark.map(laid);
  const tag: Tag = { type: 'Sect' };
  return {
    parts: (tries.find(fits) ?? tries[0]!).map((part) => tagged(tag, part)),
    continued: continuedRow(question.number, look),
  };
}

/** What a text without marks is worth: all that the others leave. */
const marksOf = (part: PrintedPart, parts: readonly PrintedPart[], question: PrintedQuestion): number =>
  part.marks || Math.max(1, question.marks - parts.reduce((sum, one) => sum + one.marks, 0));

async function partRows(
  kit: Kit,
  { blocks }: PrintedPart,
  question: PrintedQuestion,
  context: BlockContext,
): Promise<Row[]> {
  const options = question.isChoice ? optionsOf(blocks) : undefined;
  if (!options) return blockRows(kit, blocks, context);
  const asked = await blockRows(
    kit,
    blocks.filter((block) => block.kind !== 'item'),
    context,
  );
  // The rows of a table above are the options.
  if (areRows(options)) return asked;
  return [
    ...asked,
    gap(context.size * 0.6),
    ...(await blockRows(
      kit,
      options.map(({ block }) => block),
      context,
    )),
  ];
}

/** The last lines of the text, and the first to write on. */
function keptTogether(rows: Row[]): Row[] {
  const first = rows.findIndex(({ isSpace }) => isSpace === true);
  if (first === -1) return rows;
  return rows.map((row, index) =>
    index >= first - 3 && index <= first + 1 ? { ...row, withNext: true } : row,
  );
}

/** A question of one mark has its number beside its text; others a line of their own with what they are worth. */
function withNumber(
  parts: Row[][],
  question: PrintedQuestion,
  { heading, look, saysCalculator }: Pick<QuestionContext, 'heading' | 'look' | 'saysCalculator'>,
): Row[][] {
  const [first = [], ...others] = parts;
  const tag: Tag = { type: heading, actual: `Question ${question.number}` };
  if (question.isChoice) {
    const [line = gap(0), ...rest] = first;
    return [[numbered(line, question.number, tag, look), ...rest], ...others];
  }
  const without = saysCalculator && !question.calculator ? ' No calculator' : '';
  const worth = `[Maximum mark: ${question.marks}]${without}`;
  return [[headRow(question.number, worth, tag, look), ...first], ...others];
}

const continuedRow = (number: number, { size, leading }: Look): Row => ({
  height: size * leading * 1.5,
  draw: (kit, { x, y }) =>
    kit.text(`(Question ${number} continued)`, {
      x,
      baseline: y + size,
      face: 'italic',
      size: size * 0.9,
      colour: colours.quiet,
    }),
});
