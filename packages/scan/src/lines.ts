import type { Edges } from './edges.ts';
import type { Point } from './picture.ts';

/** All points with x·cos + y·sin = rho; on the side where that is greater it is brighter. */
export interface Line {
  readonly angle: number;
  readonly rho: number;
  readonly cos: number;
  readonly sin: number;
}

const degree = Math.PI / 180;
const bins = 360;
const rhoStep = 1.5;
const mostLines = 36;
/** Noise has gradients of this size as well. */
const leastStrength = 1.2;

export const lineOf = (angle: number, rho: number): Line => ({
  angle,
  rho,
  cos: Math.cos(angle),
  sin: Math.sin(angle),
});

export function crossing(one: Line, other: Line): Point | undefined {
  const turn = one.cos * other.sin - one.sin * other.cos;
  if (Math.abs(turn) < 0.05) return undefined;
  return {
    x: (one.rho * other.sin - other.rho * one.sin) / turn,
    y: (other.rho * one.cos - one.rho * other.cos) / turn,
  };
}

/** The straight edges that most pixels agree on: each votes for the lines through it that its own gradient allows. */
export function findLines(edges: Edges): Line[] {
  const { width, height, across, down, strength } = edges;
  const reach = Math.hypot(width, height);
  const rhos = Math.ceil((2 * reach) / rhoStep) + 1;
  const votes = new Float32Array(bins * rhos);
  const least = Math.max(leastStrength, shareOf(strength, 0.8));
  const [cosines, sines] = [Math.cos, Math.sin].map((turn) =>
    Float64Array.from({ length: bins }, (_, bin) => turn(bin * degree)),
  ) as [Float64Array, Float64Array];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const strong = strength[at]!;
      if (strong < least) continue;
      // Only the ridge of an edge, or broad ones would outvote long ones.
      const step = Math.round(across[at]! / strong) + width * Math.round(down[at]! / strong);
      if (strength[at + step]! > strong || strength[at - step]! > strong) continue;
      const heading = Math.round(Math.atan2(down[at]!, across[at]!) / degree);
      const weight = Math.min(3, strong / least);
      for (let off = -3; off <= 3; off += 1) {
        const bin = (heading + off + bins) % bins;
        const rho = x * cosines[bin]! + y * sines[bin]!;
        votes[bin * rhos + Math.round((rho + reach) / rhoStep)]! += weight;
      }
    }
  }
  return peaksOf(votes, rhos).map(({ bin, place }) => lineOf(bin * degree, place * rhoStep - reach));
}

/** The value that this share of all of them lies below. */
function shareOf(values: Float32Array, share: number): number {
  const sample = Float32Array.from(
    { length: 4096 },
    (_, at) => values[Math.floor((at / 4096) * values.length)]!,
  );
  return sample.sort()[Math.floor(share * sample.length)]!;
}

function peaksOf(votes: Float32Array, rhos: number): { bin: number; place: number }[] {
  const peaks: { bin: number; place: number; count: number }[] = [];
  for (let bin = 0; bin < bins; bin += 1) {
    for (let place = 4; place < rhos - 4; place += 1) {
      const count = votes[bin * rhos + place]!;
      if (count < 20 || !isHighest(bin, place, count)) continue;
      peaks.push({ bin, place, count });
    }
  }
  return peaks.sort((one, other) => other.count - one.count).slice(0, mostLines);

  function isHighest(bin: number, place: number, count: number): boolean {
    for (let turn = -3; turn <= 3; turn += 1) {
      const row = ((bin + turn + bins) % bins) * rhos;
      for (let off = -4; off <= 4; off += 1) {
        const other = votes[row + place + off]!;
        if (other > count || (other === count && (turn < 0 || (turn === 0 && off < 0)))) return false;
      }
    }
    return true;
  }
}
