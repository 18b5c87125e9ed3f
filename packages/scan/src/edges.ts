import type { Grey } from './picture.ts';

/** Which way it gets brighter at each pixel, and how much. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  readonly across: Float32Array;
  readonly down: Float32Array;
  readonly strength: Float32Array;
}

export function edgesOf(grey: Grey): Edges {
  const { width, height } = grey;
  const soft = softened(softened(grey));
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  const strength = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at += 1) {
      const [above, below] = [at - width, at + width];
      const gx =
        soft[above + 1]! -
        soft[above - 1]! +
        2 * (soft[at + 1]! - soft[at - 1]!) +
        soft[below + 1]! -
        soft[below - 1]!;
      const gy =
        soft[below - 1]! -
        soft[above - 1]! +
        2 * (soft[below]! - soft[above]!) +
        soft[below + 1]! -
        soft[above + 1]!;
      across[at] = gx / 8;
      down[at] = gy / 8;
      strength[at] = Math.hypot(gx, gy) / 8;
    }
  }
  return { width, height, across, down, strength };

  function softened(values: Grey | Float32Array): Float32Array {
    const from = 'data' in values ? values.data : values;
    const to = new Float32Array(from);
    for (let y = 1; y < height - 1; y += 1) {
      for (let at = y * width + 1, end = (y + 1) * width - 1; at < end; at += 1) {
        let sum = 0;
        for (const row of [at - width, at, at + width]) sum += from[row - 1]! + from[row]! + from[row + 1]!;
        to[at] = sum / 9;
      }
    }
    return to;
  }
}
