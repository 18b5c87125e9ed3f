import { arrow, between, type Point } from './pen.ts';
import type { Sheet } from './sheet.ts';

/** A length between two marks, such as λ over a wave. */
export function dimension(
  sheet: Sheet,
  from: Point,
  to: Point,
  text: string | undefined,
  away: number,
): void {
  if (!text) return;
  sheet.add(arrow(from, to, { width: 1.1, size: 7, both: true, ink: 'soft' }));
  sheet.write(text, between(from, to), { place: away, gap: 6, beside: 'line' });
}
