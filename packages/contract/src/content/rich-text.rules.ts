/** Rich text is Lexical's JSON as Payload keeps it. What is stored went through here: known nodes, known fields. */
export type RichTextNode = { readonly type: string; readonly [field: string]: unknown };
export type RichTextContent = { readonly root: RichTextNode };

export const richTextLimits = { depth: 24, nodes: 20_000, text: 50_000, latex: 4000, alt: 500 } as const;

export class RichTextProblem extends Error {}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a link or a picture may lead: the web, a mailbox, or a place of our own. Nothing that runs. */
export function isSafeAddress(address: string, kind: 'link' | 'picture'): boolean {
  if (address.length > 2000 || /[\s\p{Cc}]/u.test(address)) return false;
  if (/^\/(?![/\\])/.test(address)) return true;
  if (kind === 'link' && (/^#[^#]*$/.test(address) || /^mailto:[^@]+@[^@]+$/i.test(address))) return true;
  return /^https?:\/\/./i.test(address);
}

/** The tree with nothing in it but what readers are shown. Throws a RichTextProblem that names what can't stay. */
export function cleanRichText(given: unknown): RichTextContent {
  const root = isRecord(given) ? given.root : undefined;
  if (!isRecord(root) || root.type !== 'root') throw new RichTextProblem('The text has no root');
  const counter = { nodes: 0 };
  return { root: element(root, 'root', {}, 0, counter) };
}

interface Counter {
  nodes: number;
}

function element(node: Fields, type: string, more: Fields, depth: number, counter: Counter): RichTextNode {
  if (depth > richTextLimits.depth) throw new RichTextProblem('The text is nested too deeply');
  const children = Array.isArray(node.children) ? node.children : [];
  return {
    type,
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    ...more,
    children: children.map((child) => cleanNode(child, depth + 1, counter)),
  };
}

function cleanNode(node: unknown, depth: number, counter: Counter): RichTextNode {
  counter.nodes += 1;
  if (counter.nodes > richTextLimits.nodes) throw new RichTextProblem('The text is too long');
  if (!isRecord(node)) throw new RichTextProblem('The text holds something that is no node');
  const type = String(node.type);
  const block = (more: Fields = {}) => element(node, type, more, depth, counter);
  switch (type) {
    case 'text':
      return {
        type,
        version: 1,
        text: shortText(node.text, richTextLimits.text),
        format: whole(node.format, 0, 127, 0),
      };
    case 'linebreak':
    case 'tab':
    case 'horizontalrule':
      return { type, version: 1 };
    case 'paragraph':
    case 'quote':
    case 'code':
    case 'table':
    case 'tablerow':
      return block();
    case 'heading':
      return block({ tag: oneOf(node.tag, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'h2') });
    case 'list': {
      const listType = oneOf(node.listType, ['bullet', 'number'], 'bullet');
      return block({
        listType,
        tag: listType === 'number' ? 'ol' : 'ul',
        start: whole(node.start, 1, 9999, 1),
      });
    }
    case 'listitem':
      return block({ value: whole(node.value, 1, 9999, 1) });
    case 'link':
    case 'autolink': {
      const fields = isRecord(node.fields) ? node.fields : node;
      const url = shortText(fields.url, 2000).trim();
      if (!isSafeAddress(url, 'link'))
        throw new RichTextProblem(`A link leads to “${url.slice(0, 60)}”, which is no address`);
      return element(node, 'link', { fields: { url, newTab: fields.newTab === true } }, depth, counter);
    }
    case 'upload':
      return {
        type,
        version: 1,
        relationTo: 'media',
        value: picture(isRecord(node.value) ? node.value : node),
      };
    case 'formula':
      return {
        type,
        version: 1,
        latex: shortText(node.latex, richTextLimits.latex),
        inline: node.inline === true,
      };
    case 'tablecell': {
      const [colSpan, rowSpan] = [whole(node.colSpan, 1, 50, 1), whole(node.rowSpan, 1, 200, 1)];
      return block({
        headerState: whole(node.headerState, 0, 3, 0),
        ...(colSpan > 1 && { colSpan }),
        ...(rowSpan > 1 && { rowSpan }),
      });
    }
    default:
      throw new RichTextProblem(`The text holds “${type.slice(0, 40)}”, which pages can't show`);
  }
}

function picture(facts: Fields): Fields {
  const url = shortText(facts.url, 2000).trim();
  if (!isSafeAddress(url, 'picture')) throw new RichTextProblem('A picture has no address');
  const mimeType = shortText(facts.mimeType, 100);
  if (!/^image\/[\w.+-]+$/.test(mimeType)) throw new RichTextProblem('An upload is no picture');
  const [width, height] = [whole(facts.width, 1, 20_000, 0), whole(facts.height, 1, 20_000, 0)];
  return {
    url,
    mimeType,
    alt: shortText(facts.alt, richTextLimits.alt),
    ...(width > 0 && height > 0 && { width, height }),
  };
}

function shortText(value: unknown, longest: number): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new RichTextProblem('The text holds something that is no text');
  if (value.length > longest) throw new RichTextProblem('A part of the text is too long');
  return value;
}

const whole = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;

const oneOf = (value: unknown, known: readonly string[], otherwise: string): string =>
  known.find((one) => one === value) ?? otherwise;

/** Every node, the outer ones first. */
export function* nodesOf(node: unknown): Generator<RichTextNode> {
  if (!isRecord(node)) return;
  if (typeof node.type === 'string') yield node as RichTextNode;
  if (isRecord(node.root)) yield* nodesOf(node.root);
  if (Array.isArray(node.children)) for (const child of node.children) yield* nodesOf(child);
}

export const isEmptyRichText = (content: unknown): boolean => {
  for (const { type, text } of nodesOf(content)) {
    if (type === 'formula' || type === 'upload') return false;
    if (type === 'text' && typeof text === 'string' && text.trim() !== '') return false;
  }
  return true;
};

export const emptyRichText: RichTextContent = {
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [] },
};
