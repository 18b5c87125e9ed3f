/** Red, green, blue and opacity of each pixel, row by row, as canvases and `sharp` give them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** One value a pixel. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of something that has an upright: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How bright each pixel is, from 0 to 255, with the picture made smaller by averaging where it is larger than that. */
export function greyOf({ width, height, data }: Picture, longestEdge: number): Grey & { scale: number } {
  const step = Math.max(1, Math.max(width, height) / longestEdge);
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const grey = new Float32Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    const [top, bottom] = [
      Math.floor(y * step),
      Math.max(Math.floor((y + 1) * step), Math.floor(y * step) + 1),
    ];
    for (let x = 0; x < small.width; x += 1) {
      const left = Math.floor(x * step);
      const right = Math.max(Math.floor((x + 1) * step), left + 1);
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let at = (row * width + left) * 4, end = (row * width + right) * 4; at < end; at += 4) {
          sum += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
        }
      }
      grey[y * small.width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { ...small, data: grey, scale: 1 / step };
}

/** A quarter turn to the right, as often as asked. */
export function turned(picture: Picture, quarters: number): Picture {
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return picture;
  const { width, height } = picture;
  const source = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height);
  const target = new Uint32Array(width * height);
  const across = times === 2 ? width : height;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const column = times === 1 ? height - 1 - y : times === 2 ? width - 1 - x : y;
      const row = times === 1 ? x : times === 2 ? height - 1 - y : width - 1 - x;
      target[row * across + column] = source[y * width + x]!;
    }
  }
  return { width: across, height: times === 2 ? height : width, data: new Uint8ClampedArray(target.buffer) };
}
