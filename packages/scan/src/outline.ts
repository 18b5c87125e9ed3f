import type { Edges } from './edges.ts';
import { homographyOf, isSeenFromFront, project } from './homography.ts';
import { crossing, findLines, type Line } from './lines.ts';
import { type Corners, distance, type Point } from './picture.ts';
import { codeCorners, pageCorners } from './printed-page.ts';
import { refined, supportOf } from './sides.ts';

export interface Outline {
  /** The first one is the page's top left only where a code told which way is up. */
  readonly corners: Corners;
  readonly score: number;
}

type Sides = readonly [Line, Line, Line, Line];

const quarter = Math.PI / 2;
const mostSlant = 0.66;

/** Between −π and π. */
const turnBetween = (one: Line, other: Line): number => {
  const turn = other.angle - one.angle;
  return Math.atan2(Math.sin(turn), Math.cos(turn));
};

/** The page's edge: four lines around something brighter, best where most of them is really there. */
export function findOutline(edges: Edges, code: Corners | undefined): Outline | undefined {
  const lines = findLines(edges);
  let best: (Outline & { sides: Sides }) | undefined;
  for (const sides of combinations(lines, edges)) {
    const corners = cornersOf(sides);
    if (!corners || !isPlausible(corners, edges)) continue;
    const upright = code ? turnedToCode(corners, code) : { corners, off: 0 };
    if (!upright || upright.off > 0.45) continue;
    const supports = sides.map((side, at) => supportOf(edges, corners[(at + 3) % 4]!, corners[at]!, side));
    const [weakest, sum] = [Math.min(...supports), supports.reduce((total, one) => total + one, 0)];
    if (weakest < 0.25 || sum < 2.2) continue;
    const size = Math.sqrt(areaOf(corners) / (edges.width * edges.height));
    const score = sum / 4 + weakest * 0.5 + (code ? -upright.off : size * 0.6);
    if (!best || score > best.score) best = { corners: upright.corners, score, sides };
  }
  if (!best) return undefined;
  const rough = cornersOf(best.sides)!;
  const fine = best.sides.map((side, at) =>
    refined(edges, rough[(at + 3) % 4]!, rough[at]!, side),
  ) as unknown as Sides;
  const corners = cornersOf(fine);
  const upright = corners && (code ? turnedToCode(corners, code)?.corners : corners);
  return { corners: upright ?? best.corners, score: best.score };
}

/** Four lines that face each other in pairs: left, top, right, bottom as their bright sides look inwards. */
function* combinations(lines: readonly Line[], { width, height }: Edges): Generator<Sides> {
  const apart = 0.22 * Math.min(width, height);
  const middle = { x: width / 2, y: height / 2 };
  const inside = (line: Line) => middle.x * line.cos + middle.y * line.sin - line.rho;
  const pairs: [Line, Line][] = [];
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      const facing = Math.PI - Math.abs(turnBetween(one, other));
      if (facing < mostSlant && inside(one) + inside(other) > apart) pairs.push([one, other]);
    }
  });
  for (let at = 0; at < pairs.length; at += 1) {
    for (let beside = at + 1; beside < pairs.length; beside += 1) {
      const [one, across] = pairs[at]!;
      const [two, opposite] = pairs[beside]!;
      const turn = turnBetween(one, two);
      if (Math.abs(Math.abs(turn) - quarter) > mostSlant) continue;
      yield turn > 0 ? [one, two, across, opposite] : [one, opposite, across, two];
    }
  }
}

/** Where each line meets the next one. */
function cornersOf(sides: Sides): Corners | undefined {
  const corners = sides.map((side, at) => crossing(side, sides[(at + 1) % 4]!));
  return corners.includes(undefined) ? undefined : (corners as unknown as Corners);
}

function isPlausible(corners: Corners, { width, height }: Edges): boolean {
  const beyond = 0.12 * Math.max(width, height);
  const near = corners.every(
    ({ x, y }) => x > -beyond && y > -beyond && x < width + beyond && y < height + beyond,
  );
  return near && isConvex(corners) && areaOf(corners) > 0.12 * width * height;
}

function isConvex(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const [next, last] = [corners[(at + 1) % 4]!, corners[(at + 3) % 4]!];
    const turn = (next.x - corner.x) * (last.y - corner.y) - (next.y - corner.y) * (last.x - corner.x);
    return turn > 0.17 * distance(corner, next) * distance(corner, last);
  });
}

const areaOf = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % corners.length]!;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** The same corners from the one on that makes the code lie where it is printed, and how far it is off, in its own size. */
export function turnedToCode(corners: Corners, code: Corners): { corners: Corners; off: number } | undefined {
  const side = distance(code[0], code[1]) + distance(code[1], code[2]);
  let best: { corners: Corners; off: number } | undefined;
  for (let turn = 0; turn < 4; turn += 1) {
    const turned = corners.map((_, at) => corners[(at + turn) % 4]!) as unknown as Corners;
    const view = homographyOf(pageCorners, turned);
    if (!view || !isSeenFromFront(view, pageCorners)) continue;
    const off =
      codeCorners.reduce((sum, corner, at) => sum + distance(project(view, corner), code[at]!), 0) /
      (2 * side);
    if (!best || off < best.off) best = { corners: turned, off };
  }
  return best;
}
