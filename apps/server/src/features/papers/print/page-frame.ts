import { colours, type Kit, page } from '../../../platform/drawing/pdf/kit.ts';
import { drawLine, type Line } from '../../../platform/drawing/pdf/lines.ts';
import { oneLine } from '../../../platform/drawing/pdf/one-line.ts';
import type { Look } from './print-style.ts';

interface Place {
  readonly number: number;
  readonly count: number;
  /** Above the text; none on a cover. */
  readonly title?: Line;
  /** At the foot of the last page. */
  readonly ending: string;
}

/** The ground of a page, before anything is drawn on it. */
export function drawGround({ document, structure, paper }: Kit): void {
  if (paper === '#ffffff') return;
  structure.decoration(() => document.rect(0, 0, page.width, page.height).fill(paper));
}

const frameSize = (look: Look): number => Math.min(look.size, 16) * 0.86;

/** One line, whatever letters it has and however long it is. */
export const titleLine = (kit: Kit, words: string, look: Look): Promise<Line | undefined> =>
  oneLine(kit, words, { size: frameSize(look), width: look.width + look.numberWidth, face: 'sans' });

/** What stands around the questions: the paper's name, the page's number and whether to turn over. */
export function drawPageFrame(kit: Kit, look: Look, { number, count, title, ending }: Place): void {
  const size = frameSize(look);
  const [left, right] = [look.left - look.numberWidth, look.left + look.width];
  const text = (words: string, x: number, baseline: number, face: 'sans' | 'bold' = 'sans') =>
    kit.text(words, { x, baseline, face, size, colour: face === 'bold' ? colours.ink : colours.quiet });
  if (title) {
    drawLine(kit, title, { x: left, baseline: 42 }, { size, width: right - left, colour: colours.quiet });
    kit.structure.decoration(() => {
      kit.document.save().lineWidth(0.5).strokeColor(colours.rule);
      kit.document.moveTo(left, 50).lineTo(right, 50).stroke().restore();
    });
  }
  const foot = page.height - 36;
  const shown = String(number);
  text(shown, (page.width - kit.width(shown, 'sans', size)) / 2, foot);
  const after = number === count ? ending : number % 2 === 1 ? 'Turn over' : '';
  if (after !== '') text(after, right - kit.width(after, 'bold', size), foot, 'bold');
}
