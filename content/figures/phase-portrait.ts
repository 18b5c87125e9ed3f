import { type AxesOptions, drawAxes, type Scale, scaleOf } from './axes.ts';
import { follow } from './flow.ts';
import { arrowHead, type Drawing, distance, dot, heading, line, type Point, polyline } from './pen.ts';
import { type PlaneFunction, planeFunction } from './real-function.ts';
import { Sheet } from './sheet.ts';

export interface PhasePortraitOptions extends AxesOptions {
  /** Of the system (x, y)' = M (x, y). */
  readonly matrix?: readonly [readonly [number, number], readonly [number, number]];
  /** dx/dt and dy/dt of a system that isn't linear. */
  readonly dx?: PlaneFunction;
  readonly dy?: PlaneFunction;
  /** Where trajectories pass through; a ring of twelve unless given. */
  readonly through?: readonly Point[];
  /** Dashed lines along the eigenvectors; only of a matrix, and only when asked for. */
  readonly eigenvectors?: boolean;
  readonly description: string;
}

export function phasePortrait(options: PhasePortraitOptions): Drawing {
  const { matrix, dx, dy, eigenvectors = false, x, y } = options;
  if (!matrix && !(dx && dy)) throw new Error('a phase portrait needs a matrix, or dx and dy');
  const [toRight, upward] = matrix
    ? matrix.map(
        ([a, b]) =>
          (px: number, py: number) =>
            a * px + b * py,
      )
    : [planeFunction(dx!), planeFunction(dy!)];
  const velocity = ([px, py]: Point): Point => [toRight!(px, py), upward!(px, py)];
  const scale = scaleOf({ equal: true, height: 280, ...options });
  const sheet = new Sheet();
  const writeNumbers = drawAxes(sheet, { ticks: false, ...options }, scale);
  const [middle, reach]: Point[] = [
    [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2],
    [(x[1] - x[0]) / 2, (y[1] - y[0]) / 2],
  ];
  const ring = Array.from({ length: 12 }, (_, index): Point => {
    const turn = ((2 * index + 0.6) * Math.PI) / 12;
    return [middle![0] + 0.62 * reach![0] * Math.cos(turn), middle![1] + 0.62 * reach![1] * Math.sin(turn)];
  });
  if (matrix && eigenvectors) {
    for (const [ux, uy] of eigenDirections(matrix)) {
      const far = Math.min(...[reach![0] / Math.abs(ux), reach![1] / Math.abs(uy)].filter(Number.isFinite));
      sheet.add(
        line(scale.toPage([-far * ux, -far * uy]), scale.toPage([far * ux, far * uy]), {
          ink: 'second',
          dashed: true,
        }),
      );
    }
  }
  for (const start of options.through ?? ring) drawTrajectory(sheet, velocity, start, scale);
  if (matrix) sheet.add(dot(scale.toPage([0, 0]), { r: 3 }));
  writeNumbers();
  return sheet.finish(options.description);
}

function drawTrajectory(sheet: Sheet, velocity: (at: Point) => Point, start: Point, scale: Scale): void {
  const forth = follow(velocity, start, scale, 1);
  const closes = forth.length > 20 && distance(forth[0]!, forth.at(-1)!) < 4;
  const back = closes ? [forth[0]!] : follow(velocity, start, scale, -1);
  sheet.add(polyline([...back.toReversed(), ...forth.slice(1)], { ink: 'accent', width: 1.6 }));
  const from = scale.toPage(start);
  const [vx, vy] = velocity(start);
  const speed = Math.hypot(vx, vy) || 1;
  const small = 1e-3 * (scale.x[1] - scale.x[0]);
  const ahead = scale.toPage([start[0] + (vx / speed) * small, start[1] + (vy / speed) * small]);
  sheet.add(arrowHead(from, heading(from, ahead), { ink: 'accent', size: 9 }));
}

function eigenDirections([[a, b], [c, d]]: NonNullable<PhasePortraitOptions['matrix']>): Point[] {
  const [half, determinant] = [(a + d) / 2, a * d - b * c];
  const root = half ** 2 - determinant;
  if (root < 0) return [];
  return [half + Math.sqrt(root), half - Math.sqrt(root)].map((value): Point => {
    const [ux, uy] =
      Math.abs(b) > 1e-9
        ? [b, value - a]
        : Math.abs(c) > 1e-9
          ? [value - d, c]
          : value === a
            ? [1, 0]
            : [0, 1];
    const length = Math.hypot(ux, uy);
    return [ux / length, uy / length];
  });
}
