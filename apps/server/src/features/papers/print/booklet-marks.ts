import { bookletPage } from '@sevenfold/contract/papers/booklet.rules';
import { encode } from 'uqr';
import type { Kit } from '../../../platform/drawing/pdf/kit.ts';

export const pointsPerMm = 72 / 25.4;
const black = '#000000';

/** What a photo of the page is straightened and known by: its code, and a square in each corner. */
export function drawBookletMarks({ document, structure }: Kit, code: string): void {
  const { width, height, code: place, mark } = bookletPage;
  const mm = (value: number) => value * pointsPerMm;
  const { data, size } = encode(code, { ecc: 'M', border: 0 });
  const side = mm(place.size) / size;
  const [left, top] = [mm(width - place.fromRight - place.size), mm(place.fromTop)];
  // Programs that look for it need four empty modules around it.
  const quiet = 4 * side;
  structure.decoration(() => {
    const ground = mm(place.size) + 2 * quiet;
    document.rect(left - quiet, top - quiet, ground, ground).fill('#ffffff');
    data.forEach((row, y) => {
      for (const [from, to] of runsOf(row)) {
        document.rect(left + from * side, top + y * side, (to - from) * side, side);
      }
    });
    for (const x of [mark.fromEdge, width - mark.fromEdge - mark.size]) {
      for (const y of [mark.fromEdge, height - mark.fromEdge - mark.size]) {
        document.rect(mm(x), mm(y), mm(mark.size), mm(mark.size));
      }
    }
    document.fill(black);
  });
}

/** Dark modules side by side are one box: between two of them a printer would leave a hair of white. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}
