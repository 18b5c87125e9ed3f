import { largestSheetBytes } from '@sevenfold/contract/grading/grading.constants';
import { type PdfPicture, writePicturePdf } from '@sevenfold/scan/picture-pdf';
import type { HandInPage } from './hand-in.rules.ts';
import type { KeptPages } from './kept-pages.ts';
import type { Scanner } from './scanner.ts';

/** The file has its own words around the pictures. */
const mostPictureBytes = largestSheetBytes * 0.97;

/** Each smaller than the one before; the last fits sixty pages for certain. */
const lighter = [
  { scale: 1, quality: 0.6 },
  { scale: 0.8, quality: 0.5 },
  { scale: 0.6, quality: 0.4 },
] as const;

interface Sized {
  readonly jpeg: Blob;
  readonly width: number;
  readonly height: number;
  readonly quarters: number;
}

const bytesOf = (pictures: readonly Sized[]): number =>
  pictures.reduce((sum, { jpeg }) => sum + jpeg.size, 0);

/** One PDF of all pages, and behind them the photos as they were taken where the student wants them sent. */
export async function makeSheet(
  pages: readonly HandInPage[],
  kept: KeptPages,
  scanner: () => Promise<Scanner>,
): Promise<File> {
  let pictures = await collected(pages, kept);
  for (const step of lighter) {
    if (bytesOf(pictures) <= mostPictureBytes) break;
    const { scan } = await scanner();
    const smaller: Sized[] = [];
    for (const { quarters, jpeg } of pictures) {
      smaller.push({ ...(await scan({ kind: 'lighter', jpeg, ...step })), quarters });
    }
    pictures = smaller;
  }
  const written: PdfPicture[] = [];
  for (const { jpeg, ...rest } of pictures) {
    written.push({ ...rest, jpeg: new Uint8Array(await jpeg.arrayBuffer()) });
  }
  return new File([writePicturePdf(written)], 'booklet.pdf', { type: 'application/pdf' });
}

async function collected(pages: readonly HandInPage[], kept: KeptPages): Promise<Sized[]> {
  const straight: Sized[] = [];
  const untouched: Sized[] = [];
  for (const { id, width, height, quarters, hasPhoto } of pages) {
    const picture = await kept.picture(id);
    if (!picture) throw new Error('A picture is gone from this browser');
    straight.push({ jpeg: picture.jpeg, width, height, quarters });
    if (!hasPhoto || !picture.photo) continue;
    const size = await createImageBitmap(picture.photo);
    untouched.push({ jpeg: picture.photo, width: size.width, height: size.height, quarters: 0 });
    size.close();
  }
  return [...straight, ...untouched];
}
