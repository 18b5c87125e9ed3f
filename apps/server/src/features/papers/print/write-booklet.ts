import type { PrintStyle } from '@sevenfold/contract/papers/print.constants';
import { colours, contentOf, type Kit, openKit, page } from '../../../platform/drawing/pdf/kit.ts';
import { drawLine, type Line, type Measure } from '../../../platform/drawing/pdf/lines.ts';
import { firstDrawable, oneLine } from '../../../platform/drawing/pdf/one-line.ts';
import { drawItem } from './booklet-items.ts';
import { drawBookletMarks, pointsPerMm } from './booklet-marks.ts';
import type { BookletPage } from './booklet-pages.policy.ts';
import { drawGround } from './page-frame.ts';
import { type Look, looks } from './print-style.ts';

/** An answer booklet of one student for one test. */
export interface PrintedBooklet {
  readonly site: { readonly name: string };
  readonly subject: string;
  /** Of the paper or test. */
  readonly name: string;
  /** The first that can be drawn is taken. */
  readonly studentNames: readonly string[];
  readonly pages: readonly (BookletPage & { readonly code: string })[];
  readonly style: PrintStyle;
  readonly date: Date;
}

const left = 20 * pointsPerMm;
/** As far as the code and the quiet ground around it. */
const headWidth = 148 * pointsPerMm;
/** Larger letters wouldn't leave the lines where they are: pages are the same in every style. */
const sizeOf = ({ size }: Look): number => Math.min(size, 15);

export async function writeBooklet(booklet: PrintedBooklet): Promise<Buffer> {
  const look = looks[booklet.style];
  const title = `Answer booklet: ${booklet.subject}, ${booklet.name}`;
  const { lettering, paper } = look;
  const kit = openKit({
    title,
    author: booklet.site.name,
    date: booklet.date,
    lettering,
    paper,
    tagged: true,
  });
  const written = contentOf(kit.document);
  const measure: Measure = { size: sizeOf(look), width: headWidth };
  const head = {
    title: await oneLine(kit, `${booklet.subject}: ${booklet.name}`, measure),
    student: await firstDrawable(kit, booklet.studentNames, measure),
  };
  for (const one of booklet.pages) {
    kit.document.addPage({ size: [page.width, page.height], margin: 0 });
    drawGround(kit);
    drawHead(kit, head, measure, one.page === 1);
    if (one.page === 1) drawInstructions(kit, measure.size);
    for (const item of one.items) drawItem(kit, item, measure.size);
    drawFoot(kit, one.page, booklet.pages.length, measure.size);
    drawBookletMarks(kit, one.code);
  }
  kit.structure.end();
  kit.document.end();
  return written;
}

function drawHead(
  kit: Kit,
  head: { title: Line | undefined; student: Line | undefined },
  measure: Measure,
  isFirst: boolean,
): void {
  const { size } = measure;
  const within = (type: 'H1' | 'P', draw: () => void) =>
    isFirst ? kit.structure.within({ type }, draw) : draw();
  const place = { x: left, baseline: 17 * pointsPerMm, face: 'sansBold', size: size * 1.25 } as const;
  within('H1', () => kit.text('Answer booklet', place));
  for (const [index, line] of [head.title, head.student].entries()) {
    const at = { x: left, baseline: (24 + index * 7) * pointsPerMm };
    if (line) within('P', () => drawLine(kit, line, at, { ...measure, colour: colours.quiet }));
  }
}

const instructions = [
  'Write each answer beside its number. Where there are letters, mark one of them.',
  'Keep the code and the black squares clear. If you need more room, go on with a sheet of your own.',
];

/** On the first page, in letters that leave them on one line each. */
function drawInstructions(kit: Kit, size: number): void {
  const widest = Math.max(...instructions.map((words) => kit.width(words, 'regular', 1)));
  const fitting = Math.min(size, (170 * pointsPerMm) / widest);
  for (const [index, words] of instructions.entries()) {
    const place = { x: left, baseline: (46 + index * 6.5) * pointsPerMm, face: 'regular' } as const;
    kit.structure.within({ type: 'P' }, () => kit.text(words, { ...place, size: fitting }));
  }
}

function drawFoot(kit: Kit, number: number, count: number, size: number): void {
  const words = `Page ${number} of ${count}`;
  const width = kit.width(words, 'sans', size * 0.85);
  const place = { x: (page.width - width) / 2, baseline: 289 * pointsPerMm } as const;
  kit.text(words, { ...place, face: 'sans', size: size * 0.85, colour: colours.quiet });
  if (number % 2 === 0 || number === count) return;
  const over = 'Turn over';
  const x = page.width - left - kit.width(over, 'bold', size * 0.85);
  kit.text(over, { x, baseline: place.baseline, face: 'bold', size: size * 0.85 });
}
