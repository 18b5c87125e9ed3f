import { linesByPart, partLabel, partsOf } from '@sevenfold/contract/questions/question-parts.rules';
import type { MarkLine } from './printed-paper.ts';

export interface SchemePart {
  /** '(b)(ii)', or nothing for a question without parts. */
  readonly label: string;
  readonly lines: readonly MarkLine[];
}

/** Schemes often name the part at its first line; here it stands in a column of its own. */
const named = /^((?:\((?:[a-z]|[ivx]{1,4})\)\s*){1,2})(?=\S)/;

/** The lines of a mark scheme by the parts of the question; all together where they can't be told apart. */
export function schemeParts(text: string, lines: readonly MarkLine[]): SchemePart[] {
  const found = linesByPart(lines, partsOf(text));
  if (!found) return [{ label: '', lines }];
  return [...found].map(([part, own]) => ({
    label: part === '' ? '' : partLabel(part),
    lines: part === '' ? own : own.map((line) => ({ ...line, text: line.text.replace(named, '') })),
  }));
}
