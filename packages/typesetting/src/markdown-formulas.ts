import { headOf, isShortFormula, tailOf } from '@sevenfold/contract/questions/kept-formula.rules';
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { TypesetError, typesetFormula } from './formula.ts';

/** Where the closing sign stands, past those that a backslash escapes. */
function closingAt(text: string, sign: string, from: number): number {
  for (let at = text.indexOf(sign, from); at !== -1; at = text.indexOf(sign, at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return -1;
}

/** `$…$`, and `$$…$$` in the middle of a paragraph. A sign of money is written `\$`; a lone `$` is a mistake. */
function inlineFormula(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false;
  const sign = state.src.startsWith('$$', state.pos) ? '$$' : '$';
  const start = state.pos + sign.length;
  const end = closingAt(state.src, sign, start);
  if (end === -1 || end + sign.length > state.posMax) throw withoutPartner(state.src.slice(state.pos));
  const formula = state.src.slice(start, end).trim();
  if (formula === '') throw new TypesetError('There is no formula between two dollar signs');
  if (!silent) state.push(sign === '$' ? 'formula' : 'formula_display', '', 0).content = formula;
  state.pos = end + sign.length;
  return true;
}

/** `$$…$$` in lines of its own. */
function blockFormula(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const first = state.bMarks[startLine]! + state.tShift[startLine]!;
  if (!state.src.startsWith('$$', first)) return false;
  const end = closingAt(state.src, '$$', first + 2);
  if (end === -1 || end > state.eMarks[endLine - 1]!) return false;
  let line = startLine;
  while (state.eMarks[line]! < end) line += 1;
  if (state.src.slice(end + 2, state.eMarks[line]).trim() !== '') return false;
  const formula = state.src.slice(first + 2, end).trim();
  if (formula === '') return false;
  if (!silent) {
    state.push('formula_block', '', 0).content = formula;
    state.line = line + 1;
  }
  return true;
}

/** What hangs on a formula: it is drawn with it, and stays on its line. */
type Kept = { readonly head: string; readonly tail: string };

function keepShortFormulas({ tokens }: StateCore): void {
  for (const { children } of tokens) {
    children?.forEach((child, index) => {
      if (child.type !== 'formula' || !isShortFormula(child.content)) return;
      const [before, behind] = [textAt(children, index - 1), textAt(children, index + 1)];
      const kept: Kept = { head: headOf(before?.content ?? ''), tail: tailOf(behind?.content ?? '') };
      if (before) before.content = before.content.slice(0, before.content.length - kept.head.length);
      if (behind) behind.content = behind.content.slice(kept.tail.length);
      child.meta = kept;
    });
  }
}

const textAt = (tokens: readonly Token[], index: number): Token | undefined =>
  tokens[index]?.type === 'text' ? tokens[index] : undefined;

const withoutPartner = (rest: string) =>
  new TypesetError(`A dollar sign has no partner: ${rest.slice(0, 60)}. Write \\$ for the sign itself`);

export function addFormulas(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.inline.ruler.before('escape', 'formula', inlineFormula);
  markdown.block.ruler.before('fence', 'formula_block', blockFormula, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.renderer.rules.formula = (tokens, index) => {
    const { content, meta } = tokens[index]!;
    const html = typesetFormula(content, false);
    if (!meta) return html;
    const { head, tail } = meta as Kept;
    const { escapeHtml } = markdown.utils;
    return `<span class="kept">${escapeHtml(head)}${html}${escapeHtml(tail)}</span>`;
  };
}

/** After everything else that looks at the words of a paragraph. */
export function keepFormulasWhole(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.push('kept_formulas', keepShortFormulas);
}
