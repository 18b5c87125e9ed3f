import type { Inline } from './markdown.ts';

const label = /^\s*((?:\((?:[a-z]|[ivx]{1,4})\)\s*){1,2})(?=\s|$)/;

/** '(a)', '(ii)' or '(b)(i)' at the start of a paragraph, and how deep that part lies. */
export function takeLabel(inlines: readonly Inline[]): { labels: string[]; depth: number; rest: Inline[] } {
  const [first, ...others] = inlines;
  const found = first?.kind === 'text' && !first.style.code ? label.exec(first.text) : null;
  if (!found || first?.kind !== 'text') return { labels: [], depth: 0, rest: [...inlines] };
  const parts = found[1]!.match(/\([a-z]+\)/g)!;
  const rest = { ...first, text: first.text.slice(found[0].length).trimStart() };
  return {
    labels: parts,
    depth: parts.length === 2 || /^\([ivx]+\)$/.test(parts[0]!) ? 2 : 1,
    rest: rest.text === '' ? withoutLeadingSpace(others) : [rest, ...others],
  };
}

function withoutLeadingSpace(inlines: Inline[]): Inline[] {
  const [first, ...others] = inlines;
  return first?.kind === 'text' ? [{ ...first, text: first.text.trimStart() }, ...others] : inlines;
}

/** '[3]' or '[3 marks]' at the end of a paragraph. */
export function takeMarks(inlines: readonly Inline[]): { rest: Inline[]; marks?: string } {
  const last = inlines.at(-1);
  if (last?.kind !== 'text') return { rest: [...inlines] };
  const found = /(?:^|\s)\[(\d{1,2})(?: marks?)?\]\s*$/.exec(last.text);
  if (!found) return { rest: [...inlines] };
  return {
    rest: [...inlines.slice(0, -1), { ...last, text: last.text.slice(0, found.index) }],
    marks: `[${found[1]}]`,
  };
}
