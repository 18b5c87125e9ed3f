import { type Node, symbolsOf } from '../reading/node.ts';
import { Decimal } from './decimal.ts';
import { decimals } from './decimals.ts';
import { doubles } from './doubles.ts';
import { type Evaluation, evaluation } from './evaluate.ts';
import { isWholePoint, type Point, samplePoints } from './sample-points.ts';
import { seededRandom } from './seeded-random.ts';

const enough = 8;
/** So many points are looked at with 50 digits. */
const lookedAtClosely = 3;
const coincidence = new Decimal('1e-25');

/** Whether two expressions are 0 at the same places: curves and surfaces in implicit form. */
export const sameZeros = (left: Node, right: Node): boolean =>
  isMultiple(left, right) || (isZeroWhere(left, right) && isZeroWhere(right, left));

/** One is the other times a number: 2x − y + 1 and 2y − 4x − 2. */
function isMultiple(left: Node, right: Node): boolean {
  const names = [...new Set([...symbolsOf(left), ...symbolsOf(right)])].sort();
  const [first, second] = [evaluation(left, doubles), evaluation(right, doubles)];
  const [exactFirst, exactSecond] = [evaluation(left, decimals), evaluation(right, decimals)];
  const exactly = (point: Point) => {
    const scope = new Map([...point].map(([name, value]) => [name, new Decimal(value)]));
    return exactFirst(scope).div(exactSecond(scope));
  };
  let ratio: { rough: number; exact: Decimal } | undefined;
  let agreed = 0;
  for (const point of samplePoints(names)) {
    if (isWholePoint(point)) break;
    const [a, b] = [first(point), second(point)];
    if (!Number.isFinite(a) && !Number.isFinite(b)) continue;
    if (!Number.isFinite(a) || !Number.isFinite(b) || a === 0 || b === 0) return false;
    ratio ??= { rough: a / b, exact: exactly(point) };
    const isRough = Math.abs(a / b - ratio.rough) <= 1e-10 * Math.abs(ratio.rough);
    if (!isRough || agreed < lookedAtClosely) {
      const difference = exactly(point).sub(ratio.exact).abs();
      if (!difference.lte(ratio.exact.abs().mul(coincidence))) return false;
    }
    agreed += 1;
  }
  return agreed >= enough;
}

/** From far to near and back, denser around 0. */
const grid = Array.from({ length: 161 }, (_, place) => Math.sinh((place - 80) / 12.37)).map(
  (value) => value + 0.0137,
);

/** Finds zeros of the one along each letter, and looks whether the other is 0 there too. */
function isZeroWhere(left: Node, right: Node): boolean {
  const names = [...new Set([...symbolsOf(left), ...symbolsOf(right)])].sort();
  const [first, second] = [evaluation(left, doubles), evaluation(right, doubles)];
  const random = seededRandom(77);
  let found = 0;
  for (let attempt = 0; attempt < 24 && found < 4 * enough; attempt += 1) {
    const spread = [2, 0.8, 6, 20][attempt % 4]!;
    const letter = names[attempt % names.length]!;
    const scope = new Map(names.map((name) => [name, (random() * 2 - (attempt % 3 === 0 ? 0 : 1)) * spread]));
    for (const root of rootsAlong(first, scope, letter)) {
      if (!isRoot(second, scope, letter, root)) return false;
      found += 1;
    }
  }
  return found >= enough;
}

function along(value: Evaluation<number>, scope: ReadonlyMap<string, number>, letter: string) {
  const point = new Map(scope);
  return (at: number) => value(point.set(letter, at));
}

function rootsAlong(value: Evaluation<number>, scope: ReadonlyMap<string, number>, letter: string): number[] {
  const f = along(value, scope, letter);
  const values = grid.map(f);
  return grid.flatMap((start, place) => {
    const end = grid[place + 1];
    if (end === undefined || !(values[place]! * values[place + 1]! < 0)) return [];
    const root = narrowed(f, start, end);
    return isRoot(value, scope, letter, root) ? [root] : [];
  });
}

/** Between values of two signs: by the chord, and every third time by the middle, so that no curve can hold it up. */
function narrowed(f: (at: number) => number, start: number, end: number): number {
  let [low, high] = [start, end];
  let [atLow, atHigh] = [f(low), f(high)];
  let last = low;
  for (let step = 1; step <= 60; step += 1) {
    const chord = (low * atHigh - high * atLow) / (atHigh - atLow);
    const next = step % 3 === 0 || !(chord > low && chord < high) ? (low + high) / 2 : chord;
    const value = f(next);
    if (value === 0 || Math.abs(next - last) <= 1e-15 * Math.abs(next)) return next;
    if (value < 0 === atLow < 0) [low, atLow, atHigh] = [next, value, atHigh / 2];
    else [high, atHigh, atLow] = [next, value, atLow / 2];
    last = next;
  }
  return (low + high) / 2;
}

/** Far smaller here than a little beside, which a pole is not. */
function isRoot(
  value: Evaluation<number>,
  scope: ReadonlyMap<string, number>,
  letter: string,
  at: number,
): boolean {
  const f = along(value, scope, letter);
  const step = 1e-3 * (1 + Math.abs(at));
  const beside = Math.max(...[f(at - step), f(at + step)].filter(Number.isFinite).map(Math.abs), 0);
  return Math.abs(f(at)) <= 1e-6 * beside;
}
