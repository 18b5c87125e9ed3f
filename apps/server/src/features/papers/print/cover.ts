import { blockRows } from '../../../platform/drawing/pdf/block-rows.ts';
import { colours, type Kit, page } from '../../../platform/drawing/pdf/kit.ts';
import type { Measure } from '../../../platform/drawing/pdf/lines.ts';
import { type Block, bullet } from '../../../platform/drawing/pdf/markdown.ts';
import type { Placed } from '../../../platform/drawing/pdf/pages.ts';
import {
  drawRows,
  gap,
  heightOf,
  indented,
  type Row,
  tagged,
  textRows,
} from '../../../platform/drawing/pdf/row.ts';
import type { Tag } from '../../../platform/drawing/pdf/structure.ts';
import { boxRows, type Fact, factRow } from './cover-boxes.ts';
import { independence } from './cover-words.policy.ts';
import { examPages } from './exam-pages.policy.ts';
import type { Look } from './print-style.ts';
import type { PrintedPaper } from './printed-paper.ts';

const top = 54;
const bottom = 58;

export interface Cover {
  readonly paper: Pick<PrintedPaper, 'site' | 'subject' | 'name'>;
  /** Above the subject. */
  readonly kind: string;
  readonly facts: readonly Fact[];
  /** With boxes for the name and the number of the candidate. */
  readonly isSigned: boolean;
  readonly listTitle: string;
  readonly list: readonly string[];
}

/** What the paper is, who writes it, and what they have to know: mostly one page, more in large letters. */
export interface LaidCover {
  readonly pages: readonly Placed[][];
  readonly foot: readonly Row[];
}

export async function layCover(kit: Kit, cover: Cover, look: Look): Promise<LaidCover> {
  const { size, leading, numberWidth } = look;
  const width = look.width + numberWidth;
  const measure = { size, width, leading };
  const words = (type: Tag['type'], text: string, changes: Partial<Measure>) =>
    wordRows(kit, type, text, { ...measure, ...changes });
  const { site, subject, name } = cover.paper;
  const over = { size: size * 1.05, face: 'sansBold', colour: colours.violet } as const;
  const front = [
    ...(await words('P', cover.kind, over)),
    gap(size * 0.9),
    ...(await words('H1', subject, { size: size * 2.3, face: 'bold', leading: 1.2 })),
    ...(await words('P', name, { size: size * 1.4, leading: 1.35 })),
    gap(size * 1.2),
    ...(cover.isSigned ? [...boxRows({ width, size }), gap(size * 1.4)] : []),
    factRow({ width, size }, cover.facts),
  ];
  const list = [
    ...(await words('H2', cover.listTitle, { size: size * 1.15, face: 'sansBold' })).map(withNext),
    withNext(gap(size * 0.4)),
    ...(await blockRows(kit, cover.list.map(itemOf), measure)),
  ];
  const foot = await words('P', independence(site.name), {
    size: size * 0.82,
    colour: colours.quiet,
  });
  // As wide as the page, while the text of a question stands right of its number.
  const moved = (rows: readonly Row[]) => indented([...rows], -numberWidth);
  const height = page.height - look.top - bottom - heightOf(foot) - size;
  return {
    pages: examPages([{ parts: [moved(front)] }, { parts: [moved(list)] }], height, size * 1.5),
    foot: moved(foot),
  };
}

const withNext = (row: Row): Row => ({ ...row, withNext: true });

const itemOf = (text: string): Block => ({
  kind: 'item',
  label: bullet,
  blocks: [{ kind: 'paragraph', inlines: [{ kind: 'text', text, style: {} }] }],
});

async function wordRows(kit: Kit, type: Tag['type'], text: string, measure: Measure): Promise<Row[]> {
  return tagged({ type }, await textRows(kit, [{ kind: 'text', text, style: {} }], measure));
}

/** One page of it; what is said at its foot stands on the last. */
export function drawCoverPage(kit: Kit, { pages, foot }: LaidCover, index: number, look: Look): void {
  const begin = index === 0 ? top : look.top;
  for (const { row, y } of pages[index]!) row.draw(kit, { x: look.left, y: begin + y });
  if (index < pages.length - 1) return;
  drawRows(kit, foot, { x: look.left, y: page.height - bottom - heightOf(foot) });
}
