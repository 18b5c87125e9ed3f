import { addFormulas } from '@sevenfold/typesetting/markdown-formulas';
import MarkdownIt from 'markdown-it';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];
export type RichNode = Record<string, unknown>;

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });
addFormulas(markdown);

const bold = 1;
const italic = 2;
const code = 16;
const isTableHead = 1;

/** Markdown with LaTeX as the rich text that editors write: Lexical's JSON. */
export function richText(text: string): RichNode {
  const reader = { tokens: markdown.parse(text, {}), at: 0 };
  return { root: block('root', blocksUntil(reader)) };
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
}

const block = (type: string, children: readonly RichNode[], more: RichNode = {}): RichNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
  children,
});

function blocksUntil(reader: Reader, end?: string): RichNode[] {
  const found: RichNode[] = [];
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at]!;
    reader.at += 1;
    if (token.type === end) break;
    found.push(...blockOf(token, reader));
  }
  return found;
}

function blockOf(token: Token, reader: Reader): RichNode[] {
  const inside = () => blocksUntil(reader, token.type.replace(/_open$/, '_close'));
  switch (token.type) {
    case 'heading_open':
      return [block('heading', inside(), { tag: token.tag })];
    case 'paragraph_open': {
      const children = inside();
      // The only paragraph of a list item or a cell is its text itself.
      return token.hidden ? children : [block('paragraph', children)];
    }
    case 'inline':
      return inlineNodes(token.children ?? []);
    case 'formula_block':
      return [{ type: 'formula', version: 1, latex: token.content, inline: false }];
    case 'bullet_list_open':
      return [block('list', numbered(inside()), { listType: 'bullet', tag: 'ul', start: 1 })];
    case 'ordered_list_open':
      return [block('list', numbered(inside()), { listType: 'number', tag: 'ol', start: 1 })];
    case 'list_item_open':
      return [block('listitem', inside())];
    case 'blockquote_open':
      return [block('quote', inside())];
    case 'table_open':
      return [block('table', inside())];
    case 'tr_open':
      return [block('tablerow', inside())];
    case 'th_open':
      return [block('tablecell', [block('paragraph', inside())], { headerState: isTableHead })];
    case 'td_open':
      return [block('tablecell', [block('paragraph', inside())], { headerState: 0 })];
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }];
    case 'fence':
    case 'code_block':
      return [block('code', [textNode(token.content.trimEnd(), 0)])];
    default:
      // Head and body of a table have no node of their own.
      if (/^t(?:head|body)_/.test(token.type)) return [];
      throw new Error(`rich text can't hold ${token.type}`);
  }
}

const numbered = (items: readonly RichNode[]): RichNode[] =>
  items.map((item, index) => ({ ...item, value: index + 1 }));

const textNode = (text: string, format: number): RichNode => ({ type: 'text', version: 1, text, format });

function inlineNodes(tokens: readonly Token[]): RichNode[] {
  const stack: RichNode[][] = [[]];
  const links: string[] = [];
  let format = 0;
  const add = (node: RichNode) => stack.at(-1)!.push(node);
  for (const token of tokens) {
    if (token.type === 'text') token.content && add(textNode(token.content, format));
    else if (token.type === 'code_inline') add(textNode(token.content, format | code));
    else if (token.type === 'softbreak') add(textNode(' ', format));
    else if (token.type === 'hardbreak') add({ type: 'linebreak', version: 1 });
    else if (token.type === 'strong_open') format |= bold;
    else if (token.type === 'strong_close') format &= ~bold;
    else if (token.type === 'em_open') format |= italic;
    else if (token.type === 'em_close') format &= ~italic;
    else if (token.type === 'formula') add(formulaNode(token.content, true));
    else if (token.type === 'formula_display') add(formulaNode(token.content, false));
    else if (token.type === 'link_open') {
      links.push(String(token.attrGet('href')));
      stack.push([]);
    } else if (token.type === 'link_close') {
      const children = stack.pop()!;
      add(block('link', children, { fields: { url: links.pop(), newTab: false } }));
    } else throw new Error(`rich text can't hold ${token.type}`);
  }
  return stack[0]!;
}

const formulaNode = (latex: string, inline: boolean): RichNode => ({
  type: 'formula',
  version: 1,
  latex,
  inline,
});
