import { bookletPage } from '@sevenfold/contract/papers/booklet.rules';
import { rectangleOf } from './homography.ts';
import type { Corners, Point } from './picture.ts';

const { width, height, code, mark } = bookletPage;

export const pageCorners: Corners = rectangleOf(width, height);

const moved = (corners: Corners, by: Point): Corners =>
  corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) as unknown as Corners;

export const codeCorners: Corners = moved(rectangleOf(code.size, code.size), {
  x: width - code.fromRight - code.size,
  y: code.fromTop,
});

const inset = mark.fromEdge + mark.size / 2;

/** The middles of the marks. */
export const markCentres: Corners = moved(rectangleOf(width - 2 * inset, height - 2 * inset), {
  x: inset,
  y: inset,
});
