import type { Face } from './fonts.ts';
import type { Kit } from './kit.ts';

/** Short words with a disc between them, which no face has to have. */
export function drawDotted(
  kit: Kit,
  parts: readonly string[],
  at: { x: number; baseline: number; face: Face; size: number; colour: string },
): void {
  let { x } = at;
  parts.forEach((part, index) => {
    if (index > 0) {
      const middle = x + at.size * 0.7;
      kit.structure.decoration(() =>
        kit.document.circle(middle, at.baseline - at.size * 0.3, at.size * 0.09).fill(at.colour),
      );
      x += at.size * 1.4;
    }
    kit.text(part, { ...at, x });
    x += kit.width(part, at.face, at.size);
  });
}
