import type { Kit } from './kit.ts';
import { breakLines, isDrawable, type Line, type Measure } from './lines.ts';

/** As much of a text as fits in a line. */
export async function oneLine(kit: Kit, text: string, measure: Measure): Promise<Line | undefined> {
  const [line] = await breakLines(kit, [{ kind: 'text', text, style: {} }], measure);
  return line;
}

/** The first of several names whose letters can all be drawn. */
export async function firstDrawable(
  kit: Kit,
  names: readonly string[],
  measure: Measure,
): Promise<Line | undefined> {
  for (const name of names) {
    if (name.trim() !== '' && (await isDrawable(kit, name))) return oneLine(kit, name.trim(), measure);
  }
  return undefined;
}
