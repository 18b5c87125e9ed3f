import { drawn } from './marking.ts';
import type { Point, Size } from './page-space.rules.ts';

const round = (number: number) => Math.round(number * 10) / 10;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Shapes as paths of SVG, in the units of `drawingSize`: the screen and the file draw the very same. */
export function strokePath(points: readonly number[], size: Size): string {
  const steps: string[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    const spot = at(points[index]! * size.width, points[index + 1]! * size.height);
    steps.push(`${index === 0 ? 'M' : 'L'} ${spot}`);
  }
  // A dot is a line that goes nowhere; round ends make it seen.
  if (steps.length === 1) steps.push(steps[0]!.replace('M', 'L'));
  return steps.join(' ');
}

/** Around the point that was pressed. */
export function tickPath({ x, y }: Point, size: Size): string {
  const [left, top] = [x * size.width, y * size.height];
  const half = drawn.sign / 2;
  return `M ${at(left - half * 0.8, top + half * 0.1)} L ${at(left - half * 0.2, top + half * 0.75)} L ${at(left + half, top - half * 0.8)}`;
}

export function crossPath({ x, y }: Point, size: Size): string {
  const [left, top] = [x * size.width, y * size.height];
  const half = drawn.sign * 0.36;
  return `M ${at(left - half, top - half)} L ${at(left + half, top + half)} M ${at(left + half, top - half)} L ${at(left - half, top + half)}`;
}

const within = (start: number, length: number, room: number) => Math.max(0, Math.min(start, room - length));

/** Where a mark begins. Put near an edge, it moves in so far that all of it can be read. */
export const markPlace = ({ x, y }: Point, size: Size, width: number): { x: number; baseline: number } => ({
  x: within(x * size.width, width, size.width),
  baseline: Math.min(size.height, Math.max(drawn.markText, y * size.height + drawn.markText / 3)),
});

/** The upper left corner of a comment that is so high, moved in likewise. */
export const commentPlace = ({ x, y }: Point, size: Size, height: number): Point => ({
  x: within(x * size.width, drawn.commentWidth, size.width),
  y: within(y * size.height, height, size.height),
});
