import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';

/** What question files may ask for, by its kind. */
const makers: Readonly<Record<string, (figure: never) => Drawing>> = {};

/** Draws what a question file describes as JSON. Functions are written as texts in the notation of mathjs. */
export function drawFigure({ kind, ...figure }: Record<string, unknown>): Drawing {
  const make = makers[String(kind)];
  if (!make) throw new Error(`no figure is called ${kind}; there are ${Object.keys(makers).join(', ')}`);
  return make(figure as never);
}
