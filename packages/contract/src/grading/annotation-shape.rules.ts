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
