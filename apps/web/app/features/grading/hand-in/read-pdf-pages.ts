import { closeSheet, openSheet } from '../open-sheet.ts';
import { drawnLimit } from '../sheet.rules.ts';
import { ScanProblem } from './scanner.ts';

/** Two hundred dots an inch of a page that is measured in points. */
const scale = 200 / 72;
const longestEdge = 3000;

/** The pages of a PDF as pictures, one after the other, each given up by whoever takes it. */
export async function* pdfPages(file: Blob): AsyncGenerator<ImageBitmap> {
  const opened = await openSheet(file, drawnLimit);
  if (opened.problem !== undefined) throw new ScanProblem(opened.problem);
  const { pages } = opened;
  if (!pages) throw new ScanProblem('This browser can’t show that PDF. Please upload it as it is.');
  try {
    for (let number = 1; number <= pages.numPages; number += 1) {
      const page = await pages.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const fitting = Math.min(scale, longestEdge / Math.max(natural.width, natural.height));
      const viewport = page.getViewport({ scale: fitting });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise.finally(() => page.cleanup());
      const picture = await createImageBitmap(canvas);
      canvas.width = 0;
      yield picture;
    }
  } finally {
    closeSheet(pages);
  }
}
