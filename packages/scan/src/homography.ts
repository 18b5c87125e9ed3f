import type { Corners, Point } from './picture.ts';

/** Row by row, nine numbers: what a flat thing looks like from another place. */
export type Homography = readonly number[];

export function project(matrix: Homography, { x, y }: Point): Point {
  const depth = matrix[6]! * x + matrix[7]! * y + matrix[8]!;
  return {
    x: (matrix[0]! * x + matrix[1]! * y + matrix[2]!) / depth,
    y: (matrix[3]! * x + matrix[4]! * y + matrix[5]!) / depth,
  };
}

/** Whether a view is one that a camera can have of the front of a sheet: nothing is behind it, and it isn't mirrored. */
export function isSeenFromFront(matrix: Homography, points: readonly Point[]): boolean {
  return points.every(({ x, y }) => {
    const depth = matrix[6]! * x + matrix[7]! * y + matrix[8]!;
    return depth > 1e-9;
  });
}

/**
 * The one that takes each point nearest to its partner. Four pairs are met exactly; of more, errors are shared by their
 * squares. Undefined where they lie so that no view explains them.
 */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography | undefined {
  const [source, target] = [normalised(from), normalised(to)];
  const rows: number[][] = [];
  source.points.forEach(({ x, y }, index) => {
    const { x: u, y: v } = target.points[index]!;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  const solved = leastSquares(rows);
  if (!solved) return undefined;
  const matrix = multiplied(multiplied(target.back, [...solved, 1]), source.there);
  const scale = matrix[8]!;
  return Math.abs(scale) < 1e-12 ? undefined : matrix.map((value) => value / scale);
}

/** Numbers of about one, since squares of pixels would drown what is small. */
function normalised(points: readonly Point[]) {
  const count = points.length;
  const x = points.reduce((sum, point) => sum + point.x, 0) / count;
  const y = points.reduce((sum, point) => sum + point.y, 0) / count;
  const spread = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0) / count || 1;
  return {
    points: points.map((point) => ({ x: (point.x - x) / spread, y: (point.y - y) / spread })),
    there: [1 / spread, 0, -x / spread, 0, 1 / spread, -y / spread, 0, 0, 1],
    back: [spread, 0, x, 0, spread, y, 0, 0, 1],
  };
}

function multiplied(left: readonly number[], right: readonly number[]): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3) * 3, at % 3];
    return (
      left[row]! * right[column]! + left[row + 1]! * right[column + 3]! + left[row + 2]! * right[column + 6]!
    );
  });
}

/** Each row: factors of the unknowns, then what they come to. */
function leastSquares(rows: readonly (readonly number[])[]): number[] | undefined {
  const size = rows[0]!.length - 1;
  const system = Array.from({ length: size }, (_, at) =>
    Array.from({ length: size + 1 }, (__, column) =>
      rows.reduce((sum, row) => sum + row[at]! * row[column]!, 0),
    ),
  );
  for (let at = 0; at < size; at += 1) {
    const pivot = system
      .slice(at)
      .reduce((best, row) => (Math.abs(row[at]!) > Math.abs(best[at]!) ? row : best));
    if (Math.abs(pivot[at]!) < 1e-12) return undefined;
    const place = system.indexOf(pivot);
    [system[at], system[place]] = [pivot, system[at]!];
    for (const row of system) {
      if (row === pivot) continue;
      const factor = row[at]! / pivot[at]!;
      for (let column = at; column <= size; column += 1) row[column]! -= factor * pivot[column]!;
    }
  }
  return system.map((row, at) => row[size]! / row[at]!);
}

export const rectangleOf = (width: number, height: number): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];
