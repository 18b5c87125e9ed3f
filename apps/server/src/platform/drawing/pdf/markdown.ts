import { addDrawings } from '@sevenfold/typesetting/markdown-drawings';
import { addFormulas } from '@sevenfold/typesetting/markdown-formulas';
import MarkdownIt, { type Token } from 'markdown-it';

export interface Style {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly code?: boolean;
}

/** A piece of running text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly style: Style }
  | { readonly kind: 'maths'; readonly tex: string; readonly display: boolean }
  | { readonly kind: 'break' };

export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: Inline[] }
  | { readonly kind: 'maths'; readonly tex: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'drawing'; readonly name: string }
  | { readonly kind: 'item'; readonly label: string; readonly blocks: Block[] }
  | { readonly kind: 'table'; readonly rows: { readonly cells: Inline[][]; readonly head: boolean }[] };

/** Drawn as a disc; no face has to have it. */
export const bullet = '•';

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 20 });
parser.disable(['image', 'heading', 'lheading']);
addFormulas(parser);
addDrawings(parser);

/** The same Markdown as on the website. A text that isn't (a stray dollar sign) is shown as it was written. */
export function readMarkdown(text: string): Block[] {
  try {
    return blocksOf(new Tokens(parser.parse(text, {})));
  } catch {
    return [{ kind: 'paragraph', inlines: [{ kind: 'text', text, style: {} }] }];
  }
}

class Tokens {
  private next = 0;
  constructor(private readonly all: Token[]) {}
  take(): Token | undefined {
    return this.all[this.next++];
  }
}

/** Reads up to the closing token of the block that was opened last. */
function blocksOf(tokens: Tokens, close?: string): Block[] {
  const blocks: Block[] = [];
  for (let token = tokens.take(); token && token.type !== close; token = tokens.take()) {
    if (token.type === 'inline') blocks.push({ kind: 'paragraph', inlines: inlinesOf(token.children ?? []) });
    else if (token.type === 'formula_block') blocks.push({ kind: 'maths', tex: token.content });
    else if (token.type === 'drawing') blocks.push({ kind: 'drawing', name: token.content });
    else if (token.type === 'fence' || token.type === 'code_block') {
      blocks.push({ kind: 'code', text: token.content });
    } else if (token.type === 'bullet_list_open') blocks.push(...itemsOf(tokens, 'bullet_list_close'));
    else if (token.type === 'ordered_list_open') {
      blocks.push(...itemsOf(tokens, 'ordered_list_close', Number(token.attrGet('start') ?? 1)));
    } else if (token.type === 'table_open') blocks.push({ kind: 'table', rows: rowsOf(tokens) });
  }
  return blocks;
}

function itemsOf(tokens: Tokens, close: string, firstNumber?: number): Block[] {
  const items: Block[] = [];
  for (let token = tokens.take(); token && token.type !== close; token = tokens.take()) {
    if (token.type !== 'list_item_open') continue;
    const label = firstNumber === undefined ? bullet : `${firstNumber + items.length}.`;
    items.push({ kind: 'item', label, blocks: blocksOf(tokens, 'list_item_close') });
  }
  return items;
}

function rowsOf(tokens: Tokens) {
  const rows: { cells: Inline[][]; head: boolean }[] = [];
  for (let token = tokens.take(); token && token.type !== 'table_close'; token = tokens.take()) {
    if (token.type === 'tr_open') rows.push({ cells: [], head: false });
    if (token.type === 'th_open') rows.at(-1)!.head = true;
    if (token.type === 'inline') rows.at(-1)!.cells.push(inlinesOf(token.children ?? []));
  }
  return rows;
}

function inlinesOf(tokens: Token[]): Inline[] {
  const inlines: Inline[] = [];
  let [bold, italic] = [0, 0];
  for (const token of tokens) {
    const style = { bold: bold > 0, italic: italic > 0 };
    if (token.type === 'strong_open') bold += 1;
    else if (token.type === 'strong_close') bold -= 1;
    else if (token.type === 'em_open') italic += 1;
    else if (token.type === 'em_close') italic -= 1;
    else if (token.type === 'text') inlines.push({ kind: 'text', text: token.content, style });
    else if (token.type === 'code_inline') {
      inlines.push({ kind: 'text', text: token.content, style: { code: true } });
    } else if (token.type === 'formula' || token.type === 'formula_display') {
      inlines.push({ kind: 'maths', tex: token.content, display: token.type === 'formula_display' });
    } else if (token.type === 'softbreak') inlines.push({ kind: 'text', text: ' ', style });
    else if (token.type === 'hardbreak') inlines.push({ kind: 'break' });
  }
  return inlines;
}
