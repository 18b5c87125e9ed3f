import { along, arcPath, distance, heading, type Point } from './pen.ts';

export interface Disc {
  readonly centre: Point;
  readonly r: number;
}

interface Piece {
  readonly disc: Disc;
  readonly from: number;
  readonly to: number;
}

/**
 * The outline of what lies in some discs and not in the others. It is made of pieces of the circles between the points
 * where they meet: those pieces on whose two sides membership is lost.
 */
export function regionPath(discs: readonly Disc[], inside: readonly boolean[], box?: Point): string {
  const isIn = (at: Point) =>
    discs.every(({ centre, r }, index) => distance(at, centre) < r === inside[index]);
  const pieces = discs.flatMap((disc) => {
    const cuts = discs
      .flatMap((other) => (other === disc ? [] : crossings(disc, other)))
      .sort((a, b) => a - b);
    return (cuts.length > 0 ? cuts : [0])
      .map((from, index, all): Piece => ({ disc, from, to: all[index + 1] ?? all[0]! + 360 }))
      .flatMap((piece) => {
        const middle = (piece.from + piece.to) / 2;
        const within = isIn(along(disc.centre, middle, disc.r - 0.5));
        const beyond = isIn(along(disc.centre, middle, disc.r + 0.5));
        if (within === beyond) return [];
        // Counterclockwise round the region, so that holes run the other way.
        return [within ? piece : { disc, from: piece.to, to: piece.from }];
      });
  });
  const loops = joined(pieces);
  const [width, height] = box ?? [0, 0];
  const around = inside.includes(true) || !box ? '' : `M0 0 L0 ${height} L${width} ${height} L${width} 0 Z `;
  return around + loops.join(' ');
}

/** Where, in degrees on the first, two circles meet. */
function crossings(a: Disc, b: Disc): number[] {
  const d = distance(a.centre, b.centre);
  const cos = (a.r ** 2 + d ** 2 - b.r ** 2) / (2 * a.r * d);
  if (Math.abs(cos) >= 1) return [];
  const spread = (Math.acos(cos) * 180) / Math.PI;
  const towards = heading(a.centre, b.centre);
  return [(towards - spread + 360) % 360, (towards + spread) % 360];
}

function joined(pieces: readonly Piece[]): string[] {
  const left = [...pieces];
  const start = ({ disc, from }: Piece) => along(disc.centre, from, disc.r);
  const end = ({ disc, to }: Piece) => along(disc.centre, to, disc.r);
  const draw = ({ disc, from, to }: Piece) => arcPath(disc.centre, disc.r, from, to);
  const loops: string[] = [];
  while (left.length > 0) {
    let last = left.shift()!;
    let d = draw(last);
    for (;;) {
      const at = end(last);
      const next = left.findIndex((piece) => distance(start(piece), at) < 0.5);
      if (next === -1) break;
      [last] = left.splice(next, 1) as [Piece];
      d += ` ${draw(last).replace(/^M[^C]+/, '')}`;
    }
    loops.push(`${d} Z`);
  }
  return loops;
}
