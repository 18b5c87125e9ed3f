import { seededRandom } from './seeded-random.ts';

export type Point = ReadonlyMap<string, number>;

/** From small to large: arcsin lives below 1, ln(x − 100) above 100. */
const ranges: readonly (readonly [number, number])[] = [
  [0.05, 1],
  [1, 5],
  [-1, 1],
  [-5, 0],
  [5, 30],
  [-30, 30],
  [30, 300],
  [-300, 300],
  [300, 5000],
];
const pointsOfEach = 8;

/** The same points on every run, none of them special to any function; then whole ones, for n! and (−1)^n. */
export function* samplePoints(names: readonly string[]): Generator<Point> {
  const random = seededRandom(20_240_511);
  for (const [low, high] of ranges) {
    for (let place = 0; place < pointsOfEach; place += 1) {
      yield pointAt(names, () => shortened(low + (high - low) * random()));
    }
  }
  for (let place = 0; place < 16; place += 1) {
    yield pointAt(names, (column) => (column === 0 ? place + 1 : 1 + Math.floor(random() * (place + 1))));
  }
}

/** Few digits are quicker to reckon with, and prove as much. */
const shortened = (value: number) => Math.round(value * 10_000) / 10_000;

const pointAt = (names: readonly string[], value: (column: number) => number): Point =>
  new Map(names.map((name, column) => [name, value(column)]));

export const isWholePoint = (point: Point) => [...point.values()].every(Number.isInteger);
