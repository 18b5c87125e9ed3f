import sharp from 'sharp';
import type { Services } from '../../platform/services.ts';
import type { PictureStore } from './picture-store.ts';

const mostPixels = 40_000_000;
const largestSide = 10_000;
const formats = new Set(['png', 'jpeg', 'webp', 'gif']);

const keyOf = (hash: string) => `question-pictures/${hash}.webp`;

/** Pictures are decoded and written anew, so that nothing but the picture is kept of what was sent. */
export function keepPictures({ files }: Services): PictureStore {
  return {
    async flawOf(content) {
      try {
        const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
        if (!formats.has(format)) return 'is not a PNG, JPEG, WebP or GIF, whatever its name says';
        if (width * height > mostPixels || Math.max(width, height) > largestSide) {
          return `is ${width} × ${height} pixels large; at most 40 megapixels are read`;
        }
        return undefined;
      } catch {
        return 'is damaged, or no image';
      }
    },
    urlOf: (hash) => `/media/${hash}.webp`,
    async keep(hash, content) {
      const picture = await sharp(content, { limitInputPixels: mostPixels })
        .rotate()
        .webp({ quality: 88, effort: 2 })
        .toBuffer();
      await files.put(keyOf(hash), picture, 'image/webp');
    },
    drop: (hash) => files.remove(keyOf(hash)),
  };
}
