import { homographyOf, rectangleOf } from './homography.ts';
import type { Corners, Picture } from './picture.ts';

/** A4 at 200 dots an inch: what was written with a pencil can be read, and sixty pages fit into one file. */
export const straightSize = { width: 1654, height: 2339 } as const;

/** As a share of the width. */
const trimmed = 0.003;

/** The page as if it had been laid on a scanner. */
export function straighten(
  picture: Picture,
  corners: Corners,
  { width, height }: { readonly width: number; readonly height: number } = straightSize,
): Picture | undefined {
  // A little less than all of it: of the table nothing shall be seen.
  const rim = trimmed * width;
  const beyond = rectangleOf(width + 2 * rim, height + 2 * rim).map(({ x, y }) => ({
    x: x - rim,
    y: y - rim,
  }));
  const view = homographyOf(beyond, corners);
  if (!view) return undefined;
  const [a, b, c, d, e, f, g, h, i] = view as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const { data: from } = picture;
  const [lastX, lastY, stride] = [picture.width - 1.001, picture.height - 1.001, picture.width * 4];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0, to = 0; row < height; row += 1) {
    const y = row + 0.5;
    for (let column = 0; column < width; column += 1, to += 4) {
      const x = column + 0.5;
      const depth = g * x + h * y + i;
      // What lies beyond the rim of the photo is taken from the rim.
      const sourceX = Math.min(lastX, Math.max(0, (a * x + b * y + c) / depth - 0.5));
      const sourceY = Math.min(lastY, Math.max(0, (d * x + e * y + f) / depth - 0.5));
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
      const [across, down] = [sourceX - left, sourceY - top];
      const at = top * stride + left * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const place = at + channel;
        const upper = from[place]! + (from[place + 4]! - from[place]!) * across;
        const lower = from[place + stride]! + (from[place + stride + 4]! - from[place + stride]!) * across;
        data[to + channel] = upper + (lower - upper) * down;
      }
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}
