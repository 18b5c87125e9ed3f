import { plainWord, symbolName } from '../../platform/search-text/search-words.ts';

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** As much of a question as a line of results has room for. */
const longestText = 160;
/** What is shown before the first match, when the start had to be left out. */
const leadIn = 40;

/** A text in parts, those marked that are among the forms of the words looked for. Plain text, never HTML. */
export function highlight(text: string, forms: ReadonlySet<string>): Part[] {
  const isHit = (word: string) => forms.has(plainWord(word)) || forms.has(symbolName(word) ?? '');
  const parts: Part[] = [];
  for (const [piece] of text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|[∫∑√∞]|[^\p{L}\p{M}∫∑√∞]+/gu)) {
    const hit = isHit(piece);
    const last = parts.at(-1);
    if (last && last.hit === hit) parts[parts.length - 1] = { text: last.text + piece, hit };
    else parts.push({ text: piece, hit });
  }
  return parts;
}

/** The part of a text around its first match. */
export function crop(text: string, forms: ReadonlySet<string>): string {
  if (text.length <= longestText) return text;
  const parts = highlight(text, forms);
  const found = parts.findIndex(({ hit }) => hit);
  const at = parts.slice(0, Math.max(0, found)).reduce((length, part) => length + part.text.length, 0);
  const wanted = at > longestText - leadIn ? at - leadIn : 0;
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = start + longestText >= text.length ? text.length : lastSpace(text, start + longestText, start);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function lastSpace(text: string, before: number, after: number): number {
  const space = text.lastIndexOf(' ', before);
  return space > after ? space : before;
}
