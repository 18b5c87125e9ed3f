import { type Box, boxOf, capHeight, labelBox, outline, overlap, textWidth, union } from './measure.ts';
import { type Drawing, type Ink, type Point, rectangle, type Shape } from './pen.ts';

/** Where a label stands, seen from what it names: a compass direction, degrees counterclockwise from the right, or on it. */
export type Place = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'on' | number;

export interface LabelStyle {
  /** Fixed when one is given; the first free one of several. Without: the first free one of all. */
  readonly place?: Place | readonly Place[];
  readonly gap?: number;
  /** What it stands beside, when its place is given in degrees: a point, or a line that runs across that direction. */
  readonly beside?: 'point' | 'line';
  /** It may move this much further away to find room. */
  readonly slack?: number;
  readonly size?: number;
  readonly ink?: Ink;
  /** Clears the ground behind it where a line runs through. */
  readonly clear?: boolean;
}

const anywhere: readonly Place[] = ['ne', 'nw', 'se', 'sw', 'n', 's', 'e', 'w'];
export const labelSize = 15;
export const smallSize = 13;

type Label = Extract<Shape, { kind: 'label' }>;

/** A label beside a point, just clear of a circle round it. */
export function label(
  text: string,
  at: Point,
  style: Omit<LabelStyle, 'place'> & { place?: Place } = {},
): Label {
  const { place = 'on', gap = 7, beside = 'point', size = labelSize, ink } = style;
  const [width, height] = [textWidth(text, size), capHeight(size)];
  const rest = { text, ...(size !== labelSize && { size }), ...(ink && { ink }) };
  const fine = (value: number) => Math.round(value * 10) / 10 + 0;
  if (place === 'on') {
    return { kind: 'label', x: fine(at[0]), y: fine(at[1] + height / 2), anchor: 'middle', ...rest };
  }
  const [dx, dy] =
    typeof place === 'number'
      ? offsetTowards(place, [width, height], gap, beside)
      : cornered(place, width, height, gap);
  const [x, y] = [at[0] + dx, at[1] + dy + height / 2];
  // Widths are estimates: what stands beside its point begins or ends there, whatever its true width.
  const anchor = dx > width / 4 + 2 ? 'start' : dx < -width / 4 - 2 ? 'end' : 'middle';
  const shift = anchor === 'start' ? -width / 2 : anchor === 'end' ? width / 2 : 0;
  return { kind: 'label', x: fine(x + shift), y: fine(y), anchor, ...rest };
}

/** The middle of a label whose side or corner is nearest. */
function cornered(place: Exclude<Place, number | 'on'>, width: number, height: number, gap: number): Point {
  const reach = place.length === 2 ? gap * 0.65 : gap;
  const across = place.includes('e') ? 1 : place.includes('w') ? -1 : 0;
  const down = place.includes('s') ? 1 : place.includes('n') ? -1 : 0;
  return [across * (width / 2 + reach), down * (height / 2 + reach)];
}

/** The middle of a label that lies in a direction and just clears a circle, or the circle's tangent. */
function offsetTowards(
  degrees: number,
  [width, height]: Point,
  gap: number,
  beside: 'point' | 'line',
): Point {
  const turn = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), -Math.sin(turn)];
  if (beside === 'line') {
    const reach = gap + (Math.abs(ux) * width) / 2 + (Math.abs(uy) * height) / 2;
    return [ux * reach, uy * reach];
  }
  let [near, far] = [0, width + height + gap];
  for (let step = 0; step < 30; step += 1) {
    const middle = (near + far) / 2;
    const apart = Math.hypot(
      Math.max(0, Math.abs(middle * ux) - width / 2),
      Math.max(0, Math.abs(middle * uy) - height / 2),
    );
    if (apart < gap) near = middle;
    else far = middle;
  }
  return [ux * far, uy * far];
}

/** Collects shapes and remembers where ink is, so that labels find room. */
export class Sheet {
  readonly #behind: Shape[] = [];
  readonly #shapes: Shape[] = [];
  readonly #marks: Point[] = [];
  readonly #labels: Box[] = [];

  add(...shapes: readonly (Shape | readonly Shape[])[]): this {
    for (const shape of shapes.flat() as Shape[]) {
      this.#shapes.push(shape);
      if (shape.kind === 'label') this.#labels.push(labelBox(shape));
      else if (shape.ink || !shape.fill || !shape.fill.startsWith('t')) this.#marks.push(...outline(shape));
    }
    return this;
  }

  /** Grids and areas: behind the rest, and labels may stand on them. */
  lay(...shapes: readonly (Shape | readonly Shape[])[]): this {
    this.#behind.push(...(shapes.flat() as Shape[]));
    return this;
  }

  write(text: string | undefined, at: Point, style: LabelStyle = {}): this {
    if (!text) return this;
    if (!at.every(Number.isFinite))
      throw new Error(`the label ${text} has no place: is a number or a name missing?`);
    const { place = anywhere, slack = 0, gap = 7, ...rest } = style;
    const places = typeof place === 'object' ? place : [place];
    const gaps = Array.from({ length: Math.floor(slack / 3) + 1 }, (_, step) => gap + 3 * step);
    const choices = gaps.flatMap((far) =>
      places.map((one) => label(text, at, { ...rest, gap: far, place: one })),
    );
    const costs = choices.map((choice, order) => this.#cost(choice, style.clear) + order * 0.6);
    const best = choices[costs.indexOf(Math.min(...costs))]!;
    if (style.clear && this.#covered(labelBox(best)) > 0) this.#clear(labelBox(best));
    return this.add(best);
  }

  /** Over curves, but under the dots that mark points. */
  #clear(box: Box): void {
    const firstDot = this.#shapes.findIndex((shape) => shape.kind === 'circle' && shape.r < 5);
    this.#shapes.splice(firstDot < 0 ? this.#shapes.length : firstDot, 0, groundOf(box));
  }

  /** A line behind a label whose ground is cleared is less bad than another label there. */
  #cost(choice: Label, isCleared = false): number {
    const box = labelBox(choice);
    const wide = { left: box.left - 4, top: box.top - 2, right: box.right + 4, bottom: box.bottom + 2 };
    return (
      (isCleared ? 1 : 5) * this.#covered(box) +
      this.#labels.reduce((sum, other) => sum + overlap(wide, other), 0)
    );
  }

  #covered({ left, top, right, bottom }: Box): number {
    const margin = 2;
    return this.#marks.filter(
      ([x, y]) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
    ).length;
  }

  /** Cuts the page to what stands on it. */
  finish(description: string, padding = 6): Drawing {
    const shapes = [...this.#behind, ...this.#shapes];
    const { left, top, right, bottom } = union(shapes.map(boxOf));
    const width = Math.max(40, Math.ceil(right - left + 2 * padding));
    const height = Math.max(40, Math.ceil(bottom - top + 2 * padding));
    const [dx, dy] = [(width - left - right) / 2, (height - top - bottom) / 2];
    return { width, height, description, shapes: shapes.map((shape) => moved(shape, dx, dy)) };
  }
}

const groundOf = ({ left, top, right, bottom }: Box): Shape =>
  rectangle([left - 1, top - 1.5], right - left + 2, bottom - top + 3, { fill: 'paper' });

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.kind !== 'path') return { ...shape, x: rounded(shape.x + dx), y: rounded(shape.y + dy) };
  let index = 0;
  const d = shape.d.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => {
    const shift = index % 2 === 0 ? dx : dy;
    index += 1;
    return String(rounded(Number(number) + shift));
  });
  return { ...shape, d };
}
