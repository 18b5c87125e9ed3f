import { rectangleOf } from './homography.ts';
import type { Corners, Point } from './picture.ts';

/** A page of an answer booklet, in millimetres from its top left corner. What prints it and what reads it must agree. */
export const printedPage = {
  width: 210,
  height: 297,
  /** Without the quiet ground around it. */
  code: { size: 22, fromRight: 12, fromTop: 12 },
  /** Black squares in the four corners. */
  mark: { size: 4, fromEdge: 5 },
} as const;

const { width, height, code, mark } = printedPage;

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
