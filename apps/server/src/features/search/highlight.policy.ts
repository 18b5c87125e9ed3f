import { plainWord, symbolName } from '@sevenfold/search-text/search-words';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** As much of a question as a line of results has room for. */
const longestText = 160;
/** What is shown before the first match, when the start had to be left out. */
const leadIn = 40;

const pieces = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|[∫∑√∞]|[^\p{L}\p{M}∫∑√∞]+/gu;

const isHit = (piece: string, forms: ReadonlySet<string>): boolean =>
  forms.has(plainWord(piece)) || forms.has(symbolName(piece) ?? '');

/** A text in parts, those marked that are among the forms of the words looked for. Plain text, never HTML. */
export function highlight(text: string, forms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  for (const [piece] of text.matchAll(pieces)) {
    const hit = isHit(piece, forms);
    const last = parts.at(-1);
    if (last && last.hit === hit) parts[parts.length - 1] = { text: last.text + piece, hit };
    else parts.push({ text: piece, hit });
  }
  return parts;
}

/** The part of a text around its first match. */
export function crop(text: string, forms: ReadonlySet<string>): string {
  if (text.length <= longestText) return text;
  const at = firstHit(text, forms);
  const wanted = at > longestText - leadIn ? at - leadIn : 0;
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + longestText >= text.length ? text.length : lastSpace(text, start + longestText, start);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** Where it begins; at the start where there is none. */
function firstHit(text: string, forms: ReadonlySet<string>): number {
  for (const { 0: piece, index } of text.matchAll(pieces)) if (isHit(piece, forms)) return index;
  return 0;
}

function lastSpace(text: string, before: number, after: number): number {
  const space = text.lastIndexOf(' ', before);
  return space > after ? space : before;
}
