import { isSafeAddress } from '@sevenfold/contract/content/rich-text.rules';
import { isShortFormula, tailOf } from '@sevenfold/contract/questions/kept-formula.rules';

/** One node of Lexical's JSON, read with suspicion: it was written by people and tools, and may hold anything. */
export interface RichNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const childrenOf = (node: unknown): RichNode[] =>
  isRecord(node) && Array.isArray(node.children)
    ? node.children.filter((child): child is RichNode => isRecord(child) && typeof child.type === 'string')
    : [];

/** The document's own nodes, whether or not they stand below a root. */
export const rootNodes = (content: unknown): RichNode[] =>
  isRecord(content) && isRecord(content.root) ? childrenOf(content.root) : childrenOf(content);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const formatBits = { bold: 1, italic: 2, strike: 4, underline: 8, code: 16, sub: 32, sup: 64 } as const;
export type TextFormat = keyof typeof formatBits;

export function formatsOf(node: RichNode): TextFormat[] {
  const bits = typeof node.format === 'number' ? node.format : 0;
  return (Object.keys(formatBits) as TextFormat[]).filter((format) => (bits & formatBits[format]) !== 0);
}

export function safeAddress(value: unknown, kind: 'link' | 'picture'): string | undefined {
  const address = text(value).trim();
  return isSafeAddress(address, kind) ? address : undefined;
}

/** Payload keeps a link's address among its fields, Lexical on the node itself. */
export const linkAddress = (node: RichNode): string | undefined =>
  safeAddress(isRecord(node.fields) ? (node.fields.url ?? node.url) : node.url, 'link');

export interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** An upload that is a picture; its facts stand on the node or in its value. */
export function pictureOf(node: RichNode): Picture | undefined {
  const facts = isRecord(node.value) ? node.value : node;
  const url = safeAddress(facts.url, 'picture');
  if (!url || !text(facts.mimeType).startsWith('image/')) return undefined;
  const size = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
  const [width, height] = [size(facts.width), size(facts.height)];
  return { url, alt: text(facts.alt), ...(width && height && { width, height }) };
}

/** A formula as the server typeset it: nobody else can write `html`. Without it the source is shown. */
export const formulaOf = (node: RichNode) => ({
  html: text(node.html),
  source: text(node.latex),
  inline: node.inline === true,
  /** Undefined where the formula may break. */
  tail: typeof node.tail === 'string' ? node.tail : undefined,
});

/** A short formula takes what is written close behind it out of the next node, and stays on one line with it. */
export const withTails = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.map((node, index) => {
    const tail = tailFor(node, nodes[index + 1]);
    if (tail !== undefined) return { ...node, tail };
    const taken = tailFor(nodes[index - 1], node);
    return taken ? { ...node, text: text(node.text).slice(taken.length) } : node;
  });

function tailFor(node: RichNode | undefined, next: RichNode | undefined): string | undefined {
  if (node?.type !== 'formula' || node.inline !== true || !isShortFormula(text(node.latex))) return undefined;
  return next?.type === 'text' && formatsOf(next).length === 0 ? tailOf(text(next.text)) : '';
}

export function spans(node: RichNode): { colSpan?: number; rowSpan?: number } {
  const span = (value: unknown) =>
    typeof value === 'number' && value > 1 && value <= 50 ? Math.trunc(value) : undefined;
  const [colSpan, rowSpan] = [span(node.colSpan), span(node.rowSpan)];
  return { ...(colSpan && { colSpan }), ...(rowSpan && { rowSpan }) };
}
