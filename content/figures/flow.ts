import type { Scale } from './axes.ts';
import { distance, type Point } from './pen.ts';
import { simplified } from './trace.ts';

type Velocity = (at: Point) => Point;

/** As a part of the box. */
const stepLength = 0.003;

/** Follows a velocity by Runge and Kutta's method until it leaves the box, comes to rest or has gone far enough. */
export function follow(velocity: Velocity, start: Point, scale: Scale, sign: 1 | -1): Point[] {
  const [sizeX, sizeY] = [scale.x[1] - scale.x[0], scale.y[1] - scale.y[0]];
  const found: Point[] = [scale.toPage(start)];
  let at = start;
  let before: Point = [0, 0];
  for (let step = 0; step < 1000; step += 1) {
    const [vx, vy] = velocity(at);
    const speed = Math.hypot(vx / sizeX, vy / sizeY);
    if (!Number.isFinite(speed) || speed < 1e-6) break;
    // Steps of the same length on the page, however fast the motion is.
    const next = rungeKutta(velocity, at, (sign * stepLength) / speed);
    const moved: Point = [(next[0] - at[0]) / sizeX, (next[1] - at[1]) / sizeY];
    // Nearly at rest a step of that length would overshoot; where a tangent is vertical, a slope points back.
    const isLost = Math.hypot(...moved) > 2 * stepLength || moved[0] * before[0] + moved[1] * before[1] < 0;
    if (isLost) break;
    before = moved;
    const isInside =
      next[0] >= scale.x[0] && next[0] <= scale.x[1] && next[1] >= scale.y[0] && next[1] <= scale.y[1];
    if (!isInside) {
      found.push(scale.toPage(clipped(at, next, scale)));
      break;
    }
    found.push(scale.toPage(next));
    at = next;
    // Round a centre, it comes back to where it began.
    if (step > 20 && distance(found.at(-1)!, found[0]!) < 1) return simplified([...found, found[0]!], 0.2);
  }
  return simplified(found, 0.2);
}

function rungeKutta(velocity: Velocity, [x, y]: Point, h: number): Point {
  const [ax, ay] = velocity([x, y]);
  const [bx, by] = velocity([x + (h / 2) * ax, y + (h / 2) * ay]);
  const [cx, cy] = velocity([x + (h / 2) * bx, y + (h / 2) * by]);
  const [dx, dy] = velocity([x + h * cx, y + h * cy]);
  return [x + (h / 6) * (ax + 2 * bx + 2 * cx + dx), y + (h / 6) * (ay + 2 * by + 2 * cy + dy)];
}

function clipped(from: Point, to: Point, { x, y }: Scale): Point {
  const shares = [
    to[0] > x[1] ? (x[1] - from[0]) / (to[0] - from[0]) : 1,
    to[0] < x[0] ? (x[0] - from[0]) / (to[0] - from[0]) : 1,
    to[1] > y[1] ? (y[1] - from[1]) / (to[1] - from[1]) : 1,
    to[1] < y[0] ? (y[0] - from[1]) / (to[1] - from[1]) : 1,
  ];
  const share = Math.min(...shares);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
