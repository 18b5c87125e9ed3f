import { bookletPage } from '@sevenfold/contract/papers/booklet.rules';
import { type Homography, homographyOf, isSeenFromFront, project } from './homography.ts';
import { type Corners, distance, type Grey, type Point } from './picture.ts';
import { markCentres, pageCorners } from './printed-page.ts';

/** Each mark that was found, by its corner. */
export type FoundMarks = readonly (Point | undefined)[];

const { size } = bookletPage.mark;

/** Looks for the printed squares where a rough view of the page says that they are, `tolerance` millimetres around. */
export const findMarks = (grey: Grey, view: Homography, tolerance: number): FoundMarks =>
  markCentres.map((centre) => findMark(grey, view, centre, tolerance));

/**
 * From the code alone, whose view of the far corners is poor: the nearest mark makes it better, and so on outwards.
 * Undefined where fewer than three are there.
 */
export function viewFromCode(grey: Grey, code: Corners, printed: Corners): Homography | undefined {
  const found: { on: Point; at: Point }[] = [];
  const view = () =>
    homographyOf([...printed, ...found.map(({ on }) => on)], [...code, ...found.map(({ at }) => at)]);
  for (const [corner, tolerance] of [
    [1, 6],
    [2, 26],
    [0, 20],
    [3, 16],
  ] as const) {
    const current = view();
    if (!current || !isSeenFromFront(current, pageCorners)) return undefined;
    const at = findMark(grey, current, markCentres[corner], tolerance);
    if (at) found.push({ on: markCentres[corner], at });
  }
  return found.length >= 3 ? view() : undefined;
}

function findMark(grey: Grey, view: Homography, centre: Point, tolerance: number): Point | undefined {
  if (!isSeenFromFront(view, pageCorners)) return undefined;
  const expected = project(view, centre);
  const side =
    (distance(expected, project(view, { x: centre.x + 1, y: centre.y })) +
      distance(expected, project(view, { x: centre.x, y: centre.y + 1 }))) /
    2;
  const reach = (tolerance + size) * side;
  const [left, right] = [
    Math.max(0, Math.floor(expected.x - reach)),
    Math.min(grey.width, Math.ceil(expected.x + reach)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(expected.y - reach)),
    Math.min(grey.height, Math.ceil(expected.y + reach)),
  ];
  if (right - left < size * side || bottom - top < size * side) return undefined;
  const window = { left, top, width: right - left, height: bottom - top };
  const dark = darkIn(grey, window);
  const candidates = blobsOf(dark, window).filter(
    ({ area, width, height, touchesRim }) =>
      !touchesRim &&
      area > 0.5 * (size * side) ** 2 &&
      area < 1.8 * (size * side) ** 2 &&
      area > 0.55 * width * height &&
      Math.max(width, height) < 2.2 * Math.min(width, height),
  );
  const near = candidates.sort(
    (one, other) => distance(one.middle, expected) - distance(other.middle, expected),
  )[0];
  return near && distance(near.middle, expected) < reach ? near.middle : undefined;
}

interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Darker than half-way between ink and paper, both taken from nearby: shadows lie across a page. */
function darkIn(grey: Grey, { left, top, width, height }: Window): Uint8Array {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) values[y * width + x] = grey.data[(top + y) * grey.width + left + x]!;
  }
  const sorted = Float32Array.from(values).sort();
  const ink = sorted[Math.floor(sorted.length * 0.01)]!;
  const paper = sorted[Math.floor(sorted.length * 0.75)]!;
  const between = (ink + paper) / 2;
  return Uint8Array.from(values, (value) => (value < between && paper - ink > 12 ? 1 : 0));
}

interface Blob {
  readonly area: number;
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
  readonly touchesRim: boolean;
}

/** What hangs together. */
function blobsOf(dark: Uint8Array, { left, top, width, height }: Window): Blob[] {
  const blobs: Blob[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1) continue;
    let [area, sumX, sumY] = [0, 0, 0];
    let [west, east, north, south] = [width, 0, height, 0];
    dark[start] = 2;
    waiting.push(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      area += 1;
      sumX += x;
      sumY += y;
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [north, south] = [Math.min(north, y), Math.max(south, y)];
      for (const beside of [
        x > 0 && at - 1,
        x < width - 1 && at + 1,
        y > 0 && at - width,
        y < height - 1 && at + width,
      ]) {
        if (beside === false || dark[beside] !== 1) continue;
        dark[beside] = 2;
        waiting.push(beside);
      }
    }
    blobs.push({
      area,
      width: east - west + 1,
      height: south - north + 1,
      middle: { x: left + sumX / area + 0.5, y: top + sumY / area + 0.5 },
      touchesRim: west === 0 || north === 0 || east === width - 1 || south === height - 1,
    });
  }
  return blobs;
}
