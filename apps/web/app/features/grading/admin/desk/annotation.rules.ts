import type { Annotation, Marking } from '@sevenfold/contract/grading/marking';
import { mostStrokePoints } from '@sevenfold/contract/grading/marking';
import { movedShare, type Point } from '@sevenfold/contract/grading/page-space.rules';

/** Nearer than this to the last one a point says nothing new. */
const nearest = 0.0012;

/** A stroke with one more point; long ones keep every second, so that none is cut off. */
export function extended(points: number[], { x, y }: Point): number[] {
  const [lastX, lastY] = points.slice(-2);
  if (
    lastX !== undefined &&
    lastY !== undefined &&
    Math.abs(lastX - x) < nearest &&
    Math.abs(lastY - y) < nearest
  )
    return points;
  const next = [...points, x, y];
  return next.length > 2 * mostStrokePoints ? halved(next) : next;
}

const halved = (points: number[]) => points.filter((_, index) => index % 4 < 2);

/** Moved as a whole: at the edge of the page it stops, it isn't squeezed. */
export function moved<One extends Annotation>(annotation: One, by: Point): One {
  if (!('points' in annotation)) {
    return { ...annotation, ...movedShare({ x: annotation.x, y: annotation.y }, by) };
  }
  const { points } = annotation;
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const allowed = { x: within(by.x, xs), y: within(by.y, ys) };
  return {
    ...annotation,
    points: points.map((share, index) =>
      index % 2 === 0
        ? movedShare({ x: share, y: 0 }, { x: allowed.x, y: 0 }).x
        : movedShare({ x: 0, y: share }, { x: 0, y: allowed.y }).y,
    ),
  };
}

const within = (by: number, shares: readonly number[]) =>
  Math.max(-Math.min(...shares), Math.min(1 - Math.max(...shares), by));

export const withAnnotation = (marking: Marking, annotation: Annotation): Marking => ({
  ...marking,
  annotations: [...marking.annotations, annotation],
});

export const withoutAnnotation = (marking: Marking, id: string): Marking => ({
  ...marking,
  annotations: marking.annotations.filter((one) => one.id !== id),
});

export const withChanged = (
  marking: Marking,
  id: string,
  change: (one: Annotation) => Annotation,
): Marking => ({
  ...marking,
  annotations: marking.annotations.map((one) => (one.id === id ? change(one) : one)),
});

const names: Record<Annotation['kind'], string> = {
  pen: 'Pen stroke',
  highlighter: 'Highlighted part',
  tick: 'Tick',
  cross: 'Cross',
  mark: 'Mark',
  comment: 'Comment',
};

export const annotationName = (one: Annotation): string =>
  `${names[one.kind]}${'text' in one ? ` ${one.text}` : ''} on page ${one.page}`;
