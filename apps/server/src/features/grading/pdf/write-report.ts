import { buffer } from 'node:stream/consumers';
import {
  concatTransformationMatrix,
  drawObject,
  ParseSpeeds,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import {
  type PageBox,
  type Rotation,
  rotationOf,
  shownSize,
  shownToFile,
} from '@sevenfold/contract/grading/page-space.rules';
import PdfKit from 'pdfkit';
import { beginUnfolding } from './bounded-unfolding.ts';
import { drawAnnotations } from './draw-annotations.ts';
import { drawSummary } from './draw-summary.ts';
import { registerSigns } from './plain-text.ts';
import type { Report } from './report.ts';

interface Shown {
  readonly page: PDFPage;
  readonly number: number;
  readonly box: PageBox;
  readonly rotation: Rotation;
}

/**
 * One PDF: the student's pages as they were, what was written on them, and the summary. The marks are drawn upright on
 * pages as large as the student's are shown, and those are laid over them: so nothing has to be turned by hand.
 */
export async function writeReport({ sheet, annotations, summary }: Report): Promise<Uint8Array> {
  beginUnfolding();
  const document = await PDFDocument.load(sheet, {
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
    preserveXFA: true,
  });
  const annotated = document
    .getPages()
    .map((page, index): Shown => {
      const rotation = rotationOf(page.getRotation().angle);
      return { page, number: index + 1, box: visibleBox(page), rotation };
    })
    .filter(({ number }) => annotations.some(({ page }) => page === number));

  const overlay = new PdfKit({ autoFirstPage: false, margin: 0 });
  registerSigns(overlay);
  for (const { number, box, rotation } of annotated) {
    const size = shownSize(box, rotation);
    overlay.addPage({ size: [size.width, size.height], margin: 0 });
    drawAnnotations(
      overlay,
      size,
      annotations.filter(({ page }) => page === number),
    );
  }
  drawSummary(overlay, summary);
  overlay.end();
  const drawn = await PDFDocument.load(await buffer(overlay as unknown as AsyncIterable<Buffer>));

  const forms = await document.embedPdf(
    drawn,
    annotated.map((_, index) => index),
  );
  for (const [index, { page, box, rotation }] of annotated.entries()) {
    const name = page.node.newXObject('Marks', forms[index]!.ref);
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...shownToFile(box, rotation)),
      drawObject(name),
      popGraphicsState(),
    );
  }
  const rest = drawn.getPageIndices().slice(annotated.length);
  for (const page of await document.copyPages(drawn, rest)) document.addPage(page);
  document.setTitle(`Graded test – ${summary.subject}`);
  return document.save({ updateFieldAppearances: false });
}

const letter: PageBox = { x: 0, y: 0, width: 612, height: 792 };

/** The part that readers show: the crop box as far as it lies on the page. */
function visibleBox(page: PDFPage): PageBox {
  const media = boxOr(letter, () => page.getMediaBox());
  const crop = boxOr(media, () => page.getCropBox());
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : media;
}

/** Corners may be written in any order, and a page can come without a box at all. */
function boxOr(fallback: PageBox, read: () => PageBox): PageBox {
  try {
    const { x, y, width, height } = read();
    const box = {
      x: Math.min(x, x + width),
      y: Math.min(y, y + height),
      width: Math.abs(width),
      height: Math.abs(height),
    };
    return box.width > 0 && box.height > 0 ? box : fallback;
  } catch {
    return fallback;
  }
}
