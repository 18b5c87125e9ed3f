import { largestImageBytes, mostImagePixels } from '@sevenfold/contract/platform/image.rules';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../app-error.ts';
import { concurrencyLimit, type Limit } from '../concurrency-limit.ts';
import { ImageFlaw, imageTooLarge } from './image-flaw.ts';
import { imageFormatOf } from './image-format.policy.ts';
import { type Letters, watermarkOf } from './watermark.ts';

// What was decoded is not needed again, and a picture of 40 megapixels is 160 MB.
sharp.cache(false);
sharp.concurrency(1);

/** Decoded, the largest takes 160 MB, so there is one of that kind at a time. Most are far smaller. */
export const limitLargePictures = concurrencyLimit({ concurrency: 1, maxQueued: 60 });
export const limitSmallPictures = concurrencyLimit({ concurrency: 2, maxQueued: 60 });
const smallPixels = 4_000_000;
const inLine = (pixels: number): Limit => (pixels > smallPixels ? limitLargePictures : limitSmallPictures);
const timeoutSeconds = 30;
/** A side may be no longer than this; WebP itself ends at 16383. */
const longestSide = 12_000;
/** More than any screen shows of a question. */
const shown = { width: 2000, height: 6000 };

export interface Original {
  readonly content: Buffer;
  readonly type: 'image/png' | 'image/jpeg';
}

export interface MadePicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

const megapixels = mostImagePixels / 1_000_000;
const words = {
  format: 'Please choose images in the format PNG, JPEG, WebP or GIF',
  damaged: 'This image is damaged or incomplete. Please save it again and upload the new file.',
  pixels: `An image must not have more than ${megapixels} megapixels, or a side longer than ${longestSide} pixels`,
  heavy: 'This image is too complicated to be opened. Please save it again as a PNG and upload that file.',
} as const;

const open = (content: Buffer, limitInputPixels = mostImagePixels): Sharp =>
  sharp(content, { limitInputPixels, failOn: 'error', pages: 1, sequentialRead: true }).timeout({
    seconds: timeoutSeconds,
  });

/**
 * An upload as it is kept: decoded and written anew, so that nothing of the file survives but what is seen. Of moving
 * pictures that is the first frame.
 */
export async function readOriginal(content: Buffer): Promise<Original> {
  if (content.length > largestImageBytes) throw new ImageFlaw(imageTooLarge);
  const format = imageFormatOf(content);
  if (!format) throw new ImageFlaw(words.format);
  try {
    const { width = 0, height = 0, format: found } = await open(content, 0x3fff * 0x3fff).metadata();
    if (found !== format) throw new ImageFlaw(words.format);
    if (width * height > mostImagePixels || Math.max(width, height) > longestSide) {
      throw new ImageFlaw(words.pixels);
    }
    return await inLine(width * height)(async () => {
      const upright = open(content).autoOrient().toColourspace('srgb');
      return format === 'jpeg'
        ? { content: await upright.jpeg({ quality: 95 }).toBuffer(), type: 'image/jpeg' }
        : { content: await upright.png({ compressionLevel: 6 }).toBuffer(), type: 'image/png' };
    });
  } catch (error) {
    throw flawOf(error);
  }
}

/** What browsers are shown of an original. Transparent grounds turn white: scans are black, in the dark as well. */
export async function makePicture(original: Buffer, watermark: Letters | undefined): Promise<MadePicture> {
  const given = await open(original).metadata();
  return inLine(given.width * given.height)(async () => {
    const { data, info } = await open(original)
      .flatten({ background: '#ffffff' })
      .resize({ ...shown, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const marked = sharp(data, { raw: { width, height, channels } }).composite(
      watermark ? [{ input: Buffer.from(watermarkOf(watermark, { width, height })) }] : [],
    );
    // Smarter subsampling and more effort take eight times as long, for a difference that nobody sees.
    return { content: await marked.webp({ quality: 90, effort: 2 }).toBuffer(), width, height };
  });
}

function flawOf(error: unknown): Error {
  if (error instanceof ImageFlaw || error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : '';
  if (/timeout/i.test(message)) return new ImageFlaw(words.heavy);
  if (/pixel limit|too large|exceeds/i.test(message)) return new ImageFlaw(words.pixels);
  return new ImageFlaw(words.damaged);
}
