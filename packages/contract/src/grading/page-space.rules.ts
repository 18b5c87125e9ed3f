/**
 * Where things lie on a page. Annotations are kept as shares of the page as it is shown: (0, 0) is its upper left
 * corner, (1, 1) its lower right one, whatever the zoom of a screen or the rotation that the file asks for.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible part of a page in the coordinates of its file, whose y axis points up. */
export interface PageBox extends Size, Point {}

export type Rotation = 0 | 90 | 180 | 270;

/** How far a page is turned clockwise when it is shown. Files write any multiple of a right angle, and worse. */
export function rotationOf(angle: number): Rotation {
  const quarters = Math.round((Number.isFinite(angle) ? angle : 0) / 90);
  return ((((quarters % 4) + 4) % 4) * 90) as Rotation;
}

export const shownSize = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** From the page as it is shown (in its own points, from the lower left corner) to the coordinates of its file. */
export function shownToFile({ x, y, width, height }: PageBox, rotation: Rotation): Matrix {
  switch (rotation) {
    case 0:
      return [1, 0, 0, 1, x, y];
    case 90:
      return [0, 1, -1, 0, x + width, y];
    case 180:
      return [-1, 0, 0, -1, x + width, y + height];
    case 270:
      return [0, -1, 1, 0, x, y + height];
  }
}

/** Where a share of the shown page lies in its file. */
export function pointInFile(share: Point, box: PageBox, rotation: Rotation): Point {
  const shown = shownSize(box, rotation);
  const [a, b, c, d, e, f] = shownToFile(box, rotation);
  const [x, y] = [share.x * shown.width, (1 - share.y) * shown.height];
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** What a page is drawn in, on the screen and in the file: its shorter side is always so long. */
const shorterSide = 1000;

/** The size of a page in these units, so that a stamp is as large on a page lying as on one standing. */
export function drawingSize({ width, height }: Size): Size {
  const scale = shorterSide / Math.min(width, height);
  return { width: width * scale, height: height * scale };
}

const tidy = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

/** The share that a point of the screen is of the page under it, however large that is shown. */
export const shareOf = (
  point: Point,
  shown: { readonly left: number; readonly top: number } & Size,
): Point => ({
  x: tidy((point.x - shown.left) / shown.width),
  y: tidy((point.y - shown.top) / shown.height),
});

/** Moved, but never off the page. */
export const movedShare = ({ x, y }: Point, by: Point): Point => ({ x: tidy(x + by.x), y: tidy(y + by.y) });
