import { mostImagePixels } from '@sevenfold/contract/platform/image.rules';
import sharp from 'sharp';

/** Grey on white, neither tiny nor huge: recognition is best where letters are some thirty dots tall. */
const narrow = 900;
const wide = 2400;

export async function readableImage(content: Buffer): Promise<Buffer> {
  const image = sharp(content, { limitInputPixels: mostImagePixels, failOn: 'error' });
  const { width = wide } = await image.metadata();
  return image
    .flatten({ background: '#ffffff' })
    .resize({ width: width < narrow ? width * 2 : Math.min(width, wide), height: 6000, fit: 'inside' })
    .grayscale()
    .normalise()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
