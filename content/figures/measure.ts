import type { Point, Shape } from './pen.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Widths in parts of the size, near enough to keep labels apart. */
function letterWidth(letter: string): number {
  if (/[ijlI.,:;'’′|!·]/.test(letter)) return 0.29;
  if (/[ ()[\]ftr/°-]/.test(letter)) return 0.36;
  if (/[mwMW%@Ω∞→⇌]/.test(letter)) return 0.88;
  if (/[A-Z+−=<>×≤≥±ΔΣθπ]/.test(letter)) return 0.68;
  return /\d/.test(letter) ? 0.62 : 0.56;
}

/** `*x*`, `**v**`, `_1`, `_{12}` and `^2` as pieces; what is below or above the line is smaller. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const [, small, braced, letter] of text.matchAll(/[_^](?:\{([^}]*)\}|(.))|([^*{}])/g)) {
    const shifted = small ?? braced;
    if (shifted) for (const one of shifted) width += letterWidth(one) * size * 0.72;
    else if (letter) width += letterWidth(letter) * size;
  }
  return width;
}

/** From the top of the capitals to the baseline. */
export const capHeight = (size: number): number => size * 0.73;

export function labelBox({
  x,
  y,
  text,
  anchor = 'start',
  size = 15,
}: Extract<Shape, { kind: 'label' }>): Box {
  const width = textWidth(text, size);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const raised = /\^/.test(text) ? 0.3 * size : 0;
  const lowered = /[_gjpqy,(]/.test(text) ? 0.26 * size : 0;
  return { left, top: y - capHeight(size) - raised, right: left + width, bottom: y + lowered };
}

/** The points that a path names, its control points included: they enclose it. */
const pathPoints = (d: string): Point[] => {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1]!] as const] : []));
};

export function boxOf(shape: Shape): Box {
  if (shape.kind === 'label') return labelBox(shape);
  if (shape.kind === 'circle') {
    const { x, y, r } = shape;
    return { left: x - r, top: y - r, right: x + r, bottom: y + r };
  }
  const points = pathPoints(shape.d);
  return {
    left: Math.min(...points.map(([x]) => x)),
    top: Math.min(...points.map(([, y]) => y)),
    right: Math.max(...points.map(([x]) => x)),
    bottom: Math.max(...points.map(([, y]) => y)),
  };
}

export const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** How much two boxes share, in square pixels. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Points along the outline, a few pixels apart: what a label should not cover. */
export function outline(shape: Shape): Point[] {
  if (shape.kind === 'label') return [];
  if (shape.kind === 'circle') {
    const count = Math.max(8, Math.ceil(shape.r * 2));
    return Array.from({ length: count }, (_, index) => {
      const turn = (2 * Math.PI * index) / count;
      return [shape.x + shape.r * Math.cos(turn), shape.y + shape.r * Math.sin(turn)] as const;
    });
  }
  const found: Point[] = [];
  let last: Point = [0, 0];
  let start: Point = last;
  for (const [, command, rest] of shape.d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const points = command === 'Z' ? [start] : pathPoints(rest!);
    if (command === 'M') start = points[0]!;
    else found.push(...sampled(command!, last, points));
    last = points.at(-1)!;
  }
  return found;
}

const spacing = 3;

function sampled(command: string, from: Point, points: readonly Point[]): Point[] {
  const size = command === 'C' ? 3 : command === 'Q' ? 2 : 1;
  const found: Point[] = [];
  let start = from;
  for (let index = 0; index + size <= points.length; index += size) {
    const controls = [start, ...points.slice(index, index + size)];
    const length = controls
      .slice(1)
      .reduce((sum, [x, y], at) => sum + Math.hypot(x - controls[at]![0], y - controls[at]![1]), 0);
    const count = Math.max(1, Math.ceil(length / spacing));
    for (let step = 0; step <= count; step += 1) found.push(onCurve(controls, step / count));
    start = controls.at(-1)!;
  }
  return found;
}

/** De Casteljau. */
function onCurve(controls: readonly Point[], share: number): Point {
  if (controls.length === 1) return controls[0]!;
  return onCurve(
    controls
      .slice(1)
      .map(([x, y], at) => [
        controls[at]![0] + (x - controls[at]![0]) * share,
        controls[at]![1] + (y - controls[at]![1]) * share,
      ]),
    share,
  );
}
