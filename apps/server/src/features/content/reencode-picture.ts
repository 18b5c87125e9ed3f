import sharp from 'sharp';
import { AppError } from '../../platform/app-error.ts';

export interface Picture {
  readonly content: Buffer;
  readonly mimeType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

const readable = ['jpeg', 'png', 'webp', 'gif', 'heif'] as const;
const mostPixels = 50_000_000;
const largestSide = 2000;
const seconds = 20;

const notOurs = () =>
  new AppError('invalid_input', 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF', {
    issues: [{ path: 'file', message: 'This is no picture that we can read' }],
  });

/**
 * Nothing of the file itself is kept: its pixels are drawn anew, upright, without places and names that cameras write
 * down, and no larger than a page can show.
 */
export async function reencodePicture(given: Buffer): Promise<Picture> {
  const options = { limitInputPixels: mostPixels, failOn: 'error', animated: false } as const;
  try {
    const { format, width = 0, height = 0 } = await sharp(given, options).metadata();
    if (!readable.some((known) => known === format)) throw notOurs();
    if (width * height > mostPixels) throw new AppError('invalid_input', 'The picture has too many pixels');
    const { data, info } = await sharp(given, options)
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
      .webp(format === 'png' || format === 'gif' ? { quality: 90, nearLossless: true } : { quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, mimeType: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Whatever the decoder says of a file that was sent to us is said of the file.
    throw notOurs();
  }
}
