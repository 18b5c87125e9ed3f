import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentOf, type Kit, openKit, page } from '../../../platform/drawing/pdf/kit.ts';
import type { Placed } from '../../../platform/drawing/pdf/pages.ts';
import { type Cover, drawCoverPage, layCover } from './cover.ts';
import { drawGround, drawPageFrame, titleLine } from './page-frame.ts';
import type { Look } from './print-style.ts';

interface Contents {
  readonly title: string;
  readonly author: string;
  readonly date: Date;
  readonly look: Look;
  readonly cover: Cover;
  /** At the foot of the last page. */
  readonly ending: string;
  /** Drawn on each page that isn't the cover's. */
  pages(kit: Kit): Promise<Placed[][]>;
  /** Beside the frame, on every page. */
  readonly extra?: (kit: Kit, number: number) => void;
}

/** A document with a cover, and pages with their numbers. */
export async function writeDocument(contents: Contents): Promise<Buffer> {
  const { title, author, date, look, ending, extra } = contents;
  const { lettering, paper } = look;
  const kit = openKit({ title, author, date, lettering, paper, tagged: true });
  const written = contentOf(kit.document);
  const cover = await layCover(kit, contents.cover, look);
  const pages = await contents.pages(kit);
  const line = await titleLine(kit, title, look);
  const count = cover.pages.length + pages.length;

  async function onPage(number: number, draw: () => void): Promise<void> {
    kit.document.addPage({ size: [page.width, page.height], margin: 0 });
    drawGround(kit);
    draw();
    const isFront = number === 1;
    drawPageFrame(kit, look, { number, count, ending, ...(!isFront && line && { title: line }) });
    extra?.(kit, number);
    // Other work gets its turn.
    await nextTurn();
  }
  for (const index of cover.pages.keys()) {
    await onPage(index + 1, () => drawCoverPage(kit, cover, index, look));
  }
  for (const [index, rows] of pages.entries()) {
    await onPage(cover.pages.length + index + 1, () => {
      for (const { row, y } of rows) row.draw(kit, { x: look.left, y: look.top + y });
    });
  }
  kit.structure.end();
  kit.document.end();
  return written;
}
