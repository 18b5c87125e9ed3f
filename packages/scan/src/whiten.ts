import type { Picture } from './picture.ts';

/** In pixels: as broad as a thick line of ink is not. */
const block = 16;
/** In blocks: nothing that is written on a page is a dark patch of ten millimetres. */
const reach = 3;
/** What is at least so bright beside its paper is paper: on a clear photo, and on one that is all grain. */
const paper = { clear: 0.93, grainy: 0.72 } as const;

/**
 * Makes the paper white wherever the light fell, and leaves what is on it: each pixel is compared with the paper around
 * it, colour by colour, so that pencil stays grey and a blue pen blue.
 */
export function whiten(picture: Picture): Picture {
  const { width, height, data } = picture;
  const [columns, rows] = [Math.ceil(width / block), Math.ceil(height / block)];
  const grounds = [0, 1, 2].map((channel) => groundOf(picture, channel, columns, rows));
  const curve = contrast(whitePoint(picture, grounds[1]!, columns));
  const white = new Uint8ClampedArray(data.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.max(0, (y + 0.5) / block - 0.5));
    const [top, down] = [Math.floor(row), row - Math.floor(row)];
    const below = Math.min(rows - 1, top + 1);
    for (let x = 0; x < width; x += 1, at += 4) {
      const column = Math.min(columns - 1, Math.max(0, (x + 0.5) / block - 0.5));
      const [left, across] = [Math.floor(column), column - Math.floor(column)];
      const right = Math.min(columns - 1, left + 1);
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = grounds[channel]!;
        const upper = ground[top * columns + left]! * (1 - across) + ground[top * columns + right]! * across;
        const lower =
          ground[below * columns + left]! * (1 - across) + ground[below * columns + right]! * across;
        const share = data[at + channel]! / (upper * (1 - down) + lower * down);
        white[at + channel] = curve[Math.min(255, Math.round(share * 255))]!;
      }
      white[at + 3] = 255;
    }
  }
  return { width, height, data: white };
}

/** How bright the paper is around each block: the brightest nearby, then back to where that began. */
function groundOf(
  { width, height, data }: Picture,
  channel: number,
  columns: number,
  rows: number,
): Float32Array {
  const bright = new Float32Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let seen = 0;
      for (let y = row * block; y < Math.min(height, (row + 1) * block); y += 2) {
        for (let x = column * block; x < Math.min(width, (column + 1) * block); x += 2) {
          counts[data[(y * width + x) * 4 + channel]!]! += 1;
          seen += 1;
        }
      }
      let [value, above] = [255, 0];
      while (value > 0 && above + counts[value]! < seen * 0.25) {
        above += counts[value]!;
        value -= 1;
      }
      bright[row * columns + column] = Math.max(8, value);
    }
  }
  const closed = spread(spread(bright, columns, rows, Math.max), columns, rows, Math.min);
  return averaged(closed, columns, rows);
}

function spread(
  values: Float32Array,
  columns: number,
  rows: number,
  choose: (one: number, other: number) => number,
): Float32Array {
  const along = (from: Float32Array, step: number, length: number, place: (at: number) => number) =>
    from.map((_, at) => {
      const own = place(at);
      let best = from[at]!;
      for (let off = -Math.min(reach, own); off <= Math.min(reach, length - 1 - own); off += 1) {
        best = choose(best, from[at + off * step]!);
      }
      return best;
    });
  const across = along(values, 1, columns, (at) => at % columns);
  return along(across, columns, rows, (at) => Math.floor(at / columns));
}

function averaged(values: Float32Array, columns: number, rows: number): Float32Array {
  return values.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1) {
        sum += values[row * columns + column]!;
        count += 1;
      }
    }
    return sum / count;
  });
}

/** In bad light paper isn't even: what most of it is, less its usual grain, is still paper. */
function whitePoint({ width, height, data }: Picture, ground: Float32Array, columns: number): number {
  const shares: number[] = [];
  for (let y = 7; y < height; y += 17) {
    for (let x = 5; x < width; x += 13) {
      const bright = ground[Math.floor(y / block) * columns + Math.floor(x / block)]!;
      shares.push(data[(y * width + x) * 4 + 1]! / bright);
    }
  }
  shares.sort((one, other) => one - other);
  const middle = shares[Math.floor(shares.length * 0.5)] ?? 1;
  const grain = middle - (shares[Math.floor(shares.length * 0.25)] ?? 1);
  return Math.min(paper.clear, Math.max(paper.grainy, middle - 2.4 * grain));
}

/** Paper becomes white at once; pencil, which is hardly darker, is helped a little. */
const contrast = (white: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 * Math.min(1, value / 255 / white) ** 1.35);
