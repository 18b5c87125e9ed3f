import type { Edges } from './edges.ts';
import { type Line, lineOf } from './lines.ts';
import type { Point } from './picture.ts';

/** How much it gets brighter towards one side of a line at this place; 0 outside of the picture. */
function slopeAt({ width, height, across, down }: Edges, x: number, y: number, { cos, sin }: Line): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return 0;
  const at = row * width + column;
  return across[at]! * cos + down[at]! * sin;
}

const samples = 48;
const leastSlope = 1;

/** How much of a side, from 0 to 1, lies on an edge. What is outside of the picture can't speak against it. */
export function supportOf(edges: Edges, from: Point, to: Point, line: Line): number {
  let [met, seen] = [0, 0];
  for (let sample = 1; sample < samples; sample += 1) {
    const x = from.x + ((to.x - from.x) * sample) / samples;
    const y = from.y + ((to.y - from.y) * sample) / samples;
    if (x < 2 || y < 2 || x > edges.width - 3 || y > edges.height - 3) continue;
    seen += 1;
    for (const off of [-1.5, 0, 1.5]) {
      if (slopeAt(edges, x + off * line.cos, y + off * line.sin, line) <= leastSlope) continue;
      met += 1;
      break;
    }
  }
  // Half of a side must be seen, or anything could be beyond the rim.
  return seen < samples / 2 ? (met / samples) * 0.8 : met / seen;
}

const reach = 4;

/** The same side, through the very middle of its edge: votes are counted in whole degrees only. */
export function refined(edges: Edges, from: Point, to: Point, line: Line): Line {
  let current = line;
  for (let round = 0; round < 3; round += 1) {
    const points = ridgeOf(edges, from, to, current, round === 0 ? reach : 2.5);
    if (points.length < samples / 4) return current;
    current = fitted(points, current);
  }
  return current;
}

function ridgeOf(edges: Edges, from: Point, to: Point, line: Line, far: number): Point[] {
  const points: Point[] = [];
  for (let sample = 2; sample < samples - 1; sample += 1) {
    const on = {
      x: from.x + ((to.x - from.x) * sample) / samples,
      y: from.y + ((to.y - from.y) * sample) / samples,
    };
    const away = line.rho - (on.x * line.cos + on.y * line.sin);
    let [sum, weighted] = [0, 0];
    for (let off = -far; off <= far; off += 0.5) {
      const slope = slopeAt(edges, on.x + (away + off) * line.cos, on.y + (away + off) * line.sin, line);
      const weight = slope > leastSlope ? slope * slope : 0;
      sum += weight;
      weighted += weight * off;
    }
    if (sum === 0) continue;
    const off = away + weighted / sum;
    points.push({ x: on.x + off * line.cos, y: on.y + off * line.sin });
  }
  return points;
}

/** Through most of the points: those that lie far off are left out the second time. */
function fitted(points: readonly Point[], before: Line): Line {
  let kept = points;
  let line = before;
  for (let round = 0; round < 2; round += 1) {
    const x = kept.reduce((sum, point) => sum + point.x, 0) / kept.length;
    const y = kept.reduce((sum, point) => sum + point.y, 0) / kept.length;
    let [xx, xy, yy] = [0, 0, 0];
    for (const point of kept) {
      xx += (point.x - x) ** 2;
      xy += (point.x - x) * (point.y - y);
      yy += (point.y - y) ** 2;
    }
    const along = Math.atan2(2 * xy, xx - yy) / 2;
    const normal = [along + Math.PI / 2, along - Math.PI / 2].find(
      (angle) => Math.cos(angle - before.angle) > 0,
    )!;
    line = lineOf(normal, x * Math.cos(normal) + y * Math.sin(normal));
    const off = kept.map((point) => Math.abs(point.x * line.cos + point.y * line.sin - line.rho));
    const usual = [...off].sort((one, other) => one - other)[Math.floor(off.length / 2)]!;
    const near = kept.filter((_, at) => off[at]! <= Math.max(0.75, usual * 2.5));
    if (near.length < 6) return line;
    kept = near;
  }
  return line;
}
