import { blockRows } from '../platform/drawing/pdf/block-rows.ts';
import { contentOf, type Kit, openKit, page } from '../platform/drawing/pdf/kit.ts';
import { type Block, readMarkdown } from '../platform/drawing/pdf/markdown.ts';
import { paginate } from '../platform/drawing/pdf/pages.ts';
import { gap, type Row } from '../platform/drawing/pdf/row.ts';
import { seededRandom } from './seeded-random.ts';

interface WrittenAnswer {
  readonly number: number;
  /** Markdown, a paragraph for each part. */
  readonly parts: readonly string[];
}

/** Where something stands on a sheet: the page from 1, and the share of its height. */
interface Spot {
  readonly page: number;
  readonly y: number;
}

export interface AnswerSheet {
  readonly pdf: Buffer;
  /** The ends of all parts, by the number of the question. */
  readonly spots: ReadonlyMap<number, readonly Spot[]>;
}

const ink = '#1b2f7a';
const rule = 27;
const margin = 96;
const size = 13;
const textRight = 120;

/** A figure would be drawn by hand, which these lines can't do. */
const sketchElsewhere: Block = {
  kind: 'paragraph',
  inlines: [{ kind: 'text', text: '(see my sketch on the graph paper)', style: {} }],
};

/** What a student hands in: ruled paper, blue ink, and lines that aren't quite straight. */
export async function writeAnswerSheet(
  answers: readonly WrittenAnswer[],
  { student, title, date }: { student: string; title: string; date: Date },
): Promise<AnswerSheet> {
  const kit = openKit({ title, author: student, date });
  const written = contentOf(kit.document);
  const random = seededRandom(student.length * 7919 + answers.length);
  const measure = { size, width: page.width - margin - textRight, colour: ink, face: 'italic' } as const;
  const ends = new Map<Row, number>();
  const groups: Row[][] = [[heading(`${student}, ${title}`)]];
  for (const { number, parts } of answers) {
    const rows: Row[] = [questionLabel(number)];
    for (const part of parts) {
      const blocks = readMarkdown(part).map((block) => (block.kind === 'drawing' ? sketchElsewhere : block));
      const own = (await blockRows(kit, blocks, measure)).map((row) => byHand(row, random));
      if (own.length === 0) continue;
      ends.set(own.at(-1)!, number);
      rows.push(...own, gap(9));
    }
    groups.push(rows);
  }

  const spots = new Map<number, Spot[]>(answers.map(({ number }) => [number, []]));
  const pages = paginate(groups, page.height - 2 * rule - page.bottom, 16);
  for (const [index, rows] of pages.entries()) {
    kit.document.addPage();
    drawPaper(kit);
    for (const { row, y } of rows) {
      row.draw(kit, { x: margin, y: 2 * rule + y });
      const number = ends.get(row);
      if (number !== undefined) {
        spots.get(number)!.push({ page: index + 1, y: (2 * rule + y + row.height / 2) / page.height });
      }
    }
  }
  kit.document.end();
  return { pdf: await written, spots };
}

function drawPaper({ document }: Kit): void {
  document.rect(0, 0, page.width, page.height).fill('#fdfcf8');
  document.save().lineWidth(0.6).strokeColor('#c9d8ea');
  for (let y = 2 * rule; y < page.height - rule; y += rule)
    document.moveTo(0, y).lineTo(page.width, y).stroke();
  document
    .strokeColor('#e7a6a6')
    .moveTo(margin - 16, 0)
    .lineTo(margin - 16, page.height)
    .stroke()
    .restore();
}

/** A hand drifts a little, up or down and to the side. */
function byHand(row: Row, random: () => number): Row {
  const turn = (random() - 0.5) * 0.7;
  const aside = random() * 3;
  return {
    ...row,
    draw(kit, { x, y }) {
      kit.document.save().rotate(turn, { origin: [x, y] });
      row.draw(kit, { x: x + aside, y });
      kit.document.restore();
    },
  };
}

const heading = (text: string): Row => ({
  height: rule * 1.6,
  withNext: true,
  draw: (kit, { x, y }) => kit.text(text, { x, baseline: y + 15, face: 'italic', size: 12, colour: ink }),
});

const questionLabel = (number: number): Row => ({
  height: 4,
  withNext: true,
  draw: (kit, { x, y }) =>
    kit.text(`${number}.`, { x: x - 50, baseline: y + 18, face: 'boldItalic', size: 16, colour: ink }),
});
