import { isSafeAddress } from '@sevenfold/contract/content/rich-text.rules';
import { childrenOf, element, headingTag, isRecord, type Json, text } from './json-node.rules.ts';

/** What the editor holds, as it is stored: nothing of styles that came in by pasting. */
export function fromEditorState(state: unknown): { root: Json } {
  const root = isRecord(state) && isRecord(state.root) ? state.root : {};
  return { root: stored('root', childrenOf(root).flatMap(storedBlock)) };
}

const stored = (type: string, children: readonly Json[], more: Json = {}): Json => ({
  ...element(type, children, more),
  direction: 'ltr',
});

const isBlank = (nodes: readonly Json[]): boolean =>
  nodes.every(
    ({ type, text: words }) => type === 'linebreak' || (type === 'text' && text(words).trim() === ''),
  );

function storedBlock(node: Json): Json[] {
  const children = childrenOf(node);
  const inline = () => children.flatMap(storedInline);
  switch (node.type) {
    case 'paragraph':
      // Readers see no empty paragraphs either.
      return isBlank(children) ? [] : [stored('paragraph', inline())];
    case 'heading':
      return isBlank(children) ? [] : [stored('heading', inline(), { tag: headingTag(node.tag) })];
    case 'quote':
      return isBlank(children) ? [] : [stored('quote', inline())];
    case 'code': {
      const source = children.map((child) => (child.type === 'linebreak' ? '\n' : text(child.text))).join('');
      return source.trim() === '' ? [] : [stored('code', [storedText(source, 0)])];
    }
    case 'list':
      return [storedList(node)];
    case 'table':
      return [stored('table', children.map(storedRow))];
    case 'formula':
      return [{ type: 'formula', version: 1, latex: text(node.latex), inline: false }];
    case 'upload': {
      const { url, mimeType, alt, width, height } = node;
      return [
        { type: 'upload', version: 1, relationTo: 'media', value: { url, mimeType, alt, width, height } },
      ];
    }
    case 'horizontalrule':
      return [{ type: 'horizontalrule', version: 1 }];
    default:
      return children.flatMap(storedBlock);
  }
}

const storedRow = (row: Json): Json =>
  stored(
    'tablerow',
    childrenOf(row).map((cell) => {
      const { headerState = 0, colSpan = 1, rowSpan = 1 } = cell;
      const blocks = childrenOf(cell).flatMap(storedBlock);
      return stored('tablecell', blocks.length > 0 ? blocks : [stored('paragraph', [])], {
        headerState,
        colSpan,
        rowSpan,
      });
    }),
  );

function storedList(node: Json): Json {
  const items: { children: Json[] }[] = [];
  for (const item of childrenOf(node)) {
    const lists = childrenOf(item).filter(({ type }) => type === 'list');
    const last = items.at(-1);
    if (lists.length > 0 && last) last.children.push(...lists.map(storedList));
    else if (lists.length > 0) items.push({ children: lists.map(storedList) });
    else items.push({ children: childrenOf(item).flatMap(storedInline) });
  }
  const listType = node.listType === 'number' ? 'number' : 'bullet';
  return stored(
    'list',
    items.map(({ children }, index) => stored('listitem', children, { value: index + 1 })),
    { listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1 },
  );
}

function storedInline(node: Json): Json[] {
  switch (node.type) {
    case 'text':
      return text(node.text) === '' ? [] : [storedText(text(node.text), node.format)];
    case 'linebreak':
      return [{ type: 'linebreak', version: 1 }];
    case 'tab':
      return [storedText(' ', 0)];
    case 'formula':
      return [{ type: 'formula', version: 1, latex: text(node.latex), inline: node.inline === true }];
    case 'link':
    case 'autolink': {
      const children = childrenOf(node).flatMap(storedInline);
      return isSafeAddress(text(node.url), 'link')
        ? [stored('link', children, { fields: { url: text(node.url), newTab: false } })]
        : children;
    }
    default:
      return childrenOf(node).flatMap(storedInline);
  }
}

const knownFormats = 127;
const storedText = (words: string, format: unknown): Json => ({
  type: 'text',
  version: 1,
  text: words,
  format: (typeof format === 'number' ? format : 0) & knownFormats,
});
