import type { Scale } from './axes.ts';
import { distance, type Point } from './pen.ts';

/** The graph of a function as lines on the page: broken where the function is, cut where it leaves the box. */
export function trace(f: (x: number) => number, scale: Scale, from: number, to: number): Point[][] {
  const [bottom, top] = scale.y;
  const height = top - bottom;
  const pieces = 600;
  const lines: Point[][] = [[]];
  const breakLine = () => lines.at(-1)!.length > 0 && lines.push([]);
  const isInside = (y: number) => y >= bottom - 1e-9 * height && y <= top + 1e-9 * height;
  const put = (x: number, y: number) =>
    lines.at(-1)!.push(scale.toPage([x, Math.min(top, Math.max(bottom, y))]));

  /** The last x, seen from a place where the curve is in the box, where it still is. */
  const edge = (inside: number, outside: number): number => {
    let [a, b] = [inside, outside];
    for (let step = 0; step < 50; step += 1) {
      const middle = (a + b) / 2;
      if (isInside(f(middle))) a = middle;
      else b = middle;
    }
    return a;
  };

  let [lastX, lastY] = [from, f(from)];
  if (isInside(lastY)) put(lastX, lastY);
  else reachIn(from);
  for (let piece = 1; piece <= pieces; piece += 1) {
    const x = from + ((to - from) * piece) / pieces;
    const y = f(x);
    if (isInside(lastY) && isInside(y)) {
      if (Math.abs(y - lastY) > 0.05 * height && jumps(f, lastX, x, height)) {
        const at = leap(f, lastX, x);
        put(at[0], f(at[0]));
        breakLine();
        put(at[1], f(at[1]));
      }
      put(x, y);
    } else if (isInside(lastY)) {
      const end = edge(lastX, x);
      put(end, f(end));
      breakLine();
    } else if (isInside(y)) {
      const start = edge(x, lastX);
      breakLine();
      put(start, f(start));
      put(x, y);
    }
    [lastX, lastY] = [x, y];
  }
  return lines.map((points) => simplified(points, 0.08)).filter(isLong);

  function reachIn(x: number): void {
    // A graph such as that of √x begins where its function does.
    const next = x + (to - from) / pieces;
    if (Number.isNaN(f(x)) && isInside(f(next))) put(edge(next, x), f(edge(next, x)));
  }
}

const isLong = (points: readonly Point[]): boolean =>
  points.length > 1 && Math.max(...points.map((point) => distance(point, points[0]!))) > 0.5;

/** Between which neighbouring numbers the function jumps. */
function leap(f: (x: number) => number, from: number, to: number): [number, number] {
  let [a, b] = [from, to];
  for (let step = 0; step < 40; step += 1) {
    const middle = (a + b) / 2;
    if (Math.abs(f(middle) - f(a)) > Math.abs(f(b) - f(middle))) b = middle;
    else a = middle;
  }
  return [a, b];
}

function jumps(f: (x: number) => number, from: number, to: number, height: number): boolean {
  const [a, b] = leap(f, from, to);
  return Math.abs(f(b) - f(a)) > 0.03 * height;
}

/** Ramer–Douglas–Peucker: leaves out points that nobody would miss. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const [first, last] = [points[0]!, points.at(-1)!];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const away = (point: Point) =>
    length === 0
      ? Math.hypot(point[0] - first[0], point[1] - first[1])
      : Math.abs(dy * (point[0] - first[0]) - dx * (point[1] - first[1])) / length;
  let [farthest, most] = [0, 0];
  for (let index = 1; index < points.length - 1; index += 1) {
    const distance = away(points[index]!);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (most <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ];
}
