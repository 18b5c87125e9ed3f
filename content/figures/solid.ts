import type { Drawing } from './pen.ts';
import { Sheet } from './sheet.ts';
import { drawPolyhedron, type PolyhedronOptions } from './solid-polyhedron.ts';
import { drawRound, type RoundOptions } from './solid-round.ts';

export type SolidOptions = (PolyhedronOptions | RoundOptions) & { readonly description: string };

/** A solid seen from the front, the right and above; what is behind is dashed. */
export function solid(options: SolidOptions): Drawing {
  const sheet = new Sheet();
  if (hasCorners(options)) drawPolyhedron(sheet, options);
  else drawRound(sheet, options);
  return sheet.finish(options.description);
}

const hasCorners = (options: PolyhedronOptions | RoundOptions): options is PolyhedronOptions =>
  ['cuboid', 'pyramid', 'prism'].includes(options.shape);
