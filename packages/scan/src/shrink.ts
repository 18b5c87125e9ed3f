import type { Picture } from './picture.ts';

/** The picture with its longer edge at most so long, each pixel the average of those it stands for. */
export function shrunk(picture: Picture, longestEdge: number): Picture {
  const step = Math.max(picture.width, picture.height) / longestEdge;
  if (step <= 1) return picture;
  const [width, height] = [Math.floor(picture.width / step), Math.floor(picture.height / step)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1) {
    const [top, bottom] = [Math.floor(y * step), Math.floor((y + 1) * step)];
    for (let x = 0; x < width; x += 1, to += 4) {
      const [left, right] = [Math.floor(x * step), Math.floor((x + 1) * step)];
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (
          let at = (row * picture.width + left) * 4, end = (row * picture.width + right) * 4;
          at < end;
          at += 4
        ) {
          red += picture.data[at]!;
          green += picture.data[at + 1]!;
          blue += picture.data[at + 2]!;
          count += 1;
        }
      }
      data[to] = red / count;
      data[to + 1] = green / count;
      data[to + 2] = blue / count;
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}
