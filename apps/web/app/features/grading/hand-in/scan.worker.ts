import type { Picture } from '@sevenfold/scan/picture';
import { codeReader, type ReadCodes } from '@sevenfold/scan/read-codes';
import { type ScannedPage, scanFlat, scanPage } from '@sevenfold/scan/scan-page';
import type { FromScanner, ScannedPicture, ScanTask, ToScanner } from './scan-messages.ts';

/**
 * A phone's photo has twelve million pixels and more. Made smaller while it is opened, it takes a quarter of the memory,
 * and a page of it is still sharper than what comes out.
 */
const photoEdge = 3000;
const quality = 0.8;
const smallEdge = 640;

let readCodes: ReadCodes = async () => [];

class Unreadable extends Error {}

const open = async (photo: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch {
    throw new Unreadable();
  }
};

function drawn(picture: ImageBitmap | OffscreenCanvas, longestEdge: number): OffscreenCanvas {
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  if ('close' in picture) picture.close();
  return canvas;
}

const pixelsOf = (canvas: OffscreenCanvas): Picture => {
  const { width, height, data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data: data as Uint8ClampedArray };
};

const jpegOf = (canvas: OffscreenCanvas, share = quality): Promise<Blob> =>
  canvas.convertToBlob({ type: 'image/jpeg', quality: share });

const both = async (canvas: OffscreenCanvas, share?: number) => ({
  jpeg: await jpegOf(canvas, share),
  small: await jpegOf(drawn(canvas, smallEdge)),
  width: canvas.width,
  height: canvas.height,
});

async function told({ page, text, by }: ScannedPage, photo: Blob | undefined): Promise<ScannedPicture> {
  const { width, height } = page;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.putImageData(new ImageData(page.data as ImageDataArray, width, height), 0, 0);
  return { ...(await both(canvas)), text, edgeFound: by !== 'nothing', photo };
}

async function perform(task: ScanTask): Promise<ScannedPicture> {
  if (task.kind === 'flat')
    return told(await scanFlat(pixelsOf(drawn(task.picture, photoEdge)), readCodes), undefined);
  if (task.kind === 'photo') {
    const canvas = drawn(await open(task.photo), photoEdge);
    const scanned = await scanPage(pixelsOf(canvas), readCodes);
    return told(scanned, task.keepPhoto ? await jpegOf(canvas) : undefined);
  }
  const picture = await open(task.jpeg);
  const canvas = drawn(picture, Math.max(picture.width, picture.height) * task.scale);
  return { ...(await both(canvas, task.quality)), text: undefined, edgeFound: true, photo: undefined };
}

self.onmessage = async ({ data }: MessageEvent<ToScanner>) => {
  if (data.kind === 'reader') {
    readCodes = codeReader(data.wasm);
    return;
  }
  const answer: FromScanner = await perform(data.task).then(
    (picture) => ({ picture }),
    (error: unknown) => ({ problem: error instanceof Unreadable ? 'unreadable' : 'failed' }),
  );
  self.postMessage(answer);
};
