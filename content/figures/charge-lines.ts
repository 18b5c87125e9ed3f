import { distance, type Point } from './pen.ts';
import { simplified } from './trace.ts';

export interface Charge {
  readonly at: Point;
  readonly q: number;
}

const reach = 150;
const near = 13;

/** Field lines on the page, each running the way of the field. As many begin at a charge as its size asks for. */
export function traceCharges(charges: readonly Charge[], perUnit: number): Point[][] {
  const middle: Point = [
    charges.reduce((sum, { at }) => sum + at[0], 0) / charges.length,
    charges.reduce((sum, { at }) => sum + at[1], 0) / charges.length,
  ];
  const outgoing = (sign: 1 | -1): Point[][] =>
    charges
      .filter(({ q }) => Math.sign(q) === sign)
      .flatMap((charge) => {
        const count = Math.round(perUnit * Math.abs(charge.q));
        return Array.from({ length: count }, (_, index) => {
          const turn = (2 * Math.PI * (index + 0.5)) / count;
          const start: Point = [charge.at[0] + near * Math.cos(turn), charge.at[1] + near * Math.sin(turn)];
          return simplified(lineFrom(start, charges, sign, middle), 0.1);
        });
      });
  // Lines between two signs have been drawn from the positive one; the negative one adds those from far away.
  const incoming = outgoing(-1).filter((points) => distance(points.at(-1)!, middle) > reach);
  return [...outgoing(1), ...incoming.map((points) => points.toReversed())].filter(
    ({ length }) => length > 1,
  );
}

function lineFrom(start: Point, charges: readonly Charge[], sign: number, middle: Point): Point[] {
  const points = [start];
  let [x, y] = start;
  for (let step = 0; step < 900; step += 1) {
    // Half a step ahead, as the midpoint rule asks.
    const [ax, ay] = fieldAt([x, y], charges, sign);
    const [bx, by] = fieldAt([x + ax, y + ay], charges, sign);
    [x, y] = [x + 2 * bx, y + 2 * by];
    points.push([x, y]);
    if (distance([x, y], middle) > reach) break;
    if (step > 8 && charges.some(({ at }) => distance(at, [x, y]) < near)) break;
  }
  return points;
}

/** Of length 1. */
function fieldAt(at: Point, charges: readonly Charge[], sign: number): Point {
  let [x, y] = [0, 0];
  for (const charge of charges) {
    const apart = Math.max(1, distance(charge.at, at));
    x += (sign * charge.q * (at[0] - charge.at[0])) / apart ** 3;
    y += (sign * charge.q * (at[1] - charge.at[1])) / apart ** 3;
  }
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}
