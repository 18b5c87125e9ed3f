import { isSafeAddress } from '@sevenfold/contract/content/rich-text.rules';

/**
 * What is stored is Payload's rich text; what the editor holds is Lexical's own. They differ in small things: where a
 * link keeps its address, how lists nest, that a quote or a list item of ours may hold paragraphs.
 */
type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const childrenOf = (node: Json): Json[] =>
  Array.isArray(node.children) ? node.children.filter(isRecord) : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const element = (type: string, children: readonly Json[], more: Json = {}): Json => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  ...more,
  children,
});

const lineBreak: Json = { type: 'linebreak', version: 1 };
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink']);
const isInline = (node: Json): boolean =>
  inlineTypes.has(text(node.type)) || (node.type === 'formula' && node.inline === true);

const writtenOn = new Set(['paragraph', 'heading', 'quote', 'list']);

/** The page has a heading of the first rank, and no use for small ranks: other editors' headings become ours. */
export const headingTag = (tag: unknown): 'h2' | 'h3' | 'h4' =>
  tag === 'h3' ? 'h3' : tag === 'h4' || tag === 'h5' || tag === 'h6' ? 'h4' : 'h2';

/** Stored rich text as a state that the editor can open. */
export function toEditorState(content: unknown): Json {
  const root = isRecord(content) && isRecord(content.root) ? content.root : {};
  const blocks = toBlocks(childrenOf(root));
  const last = blocks.at(-1);
  // Below a picture or a table there must be a line to go on writing in.
  if (!last || !writtenOn.has(text(last.type))) blocks.push(element('paragraph', []));
  return { root: element('root', blocks) };
}

/** Blocks only: what stands loose among them gets a paragraph of its own. */
function toBlocks(nodes: readonly Json[]): Json[] {
  const blocks: Json[] = [];
  let loose: Json[] = [];
  const endLoose = () => {
    if (loose.length > 0) blocks.push(element('paragraph', loose));
    loose = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      loose.push(...toInline([node]));
      continue;
    }
    endLoose();
    blocks.push(...toBlock(node));
  }
  endLoose();
  return blocks;
}

function toBlock(node: Json): Json[] {
  const children = childrenOf(node);
  switch (node.type) {
    case 'paragraph':
      return children.every(isInline) ? [element('paragraph', toInline(children))] : toBlocks(children);
    case 'heading':
      return [element('heading', flattened(children), { tag: headingTag(node.tag) })];
    case 'quote':
      return [element('quote', flattened(children))];
    case 'code':
      return [element('code', codeLines(children))];
    case 'list': {
      const listType = node.listType === 'number' ? 'number' : 'bullet';
      const tag = listType === 'number' ? 'ol' : 'ul';
      return [
        element('list', numbered(children.flatMap(toListItems)), { listType, tag, start: node.start ?? 1 }),
      ];
    }
    case 'table':
      return [element('table', children.filter(({ type }) => type === 'tablerow').map(toRow))];
    case 'formula':
      return [{ type: 'formula', version: 1, latex: text(node.latex), inline: false, html: text(node.html) }];
    case 'upload':
      return [{ ...(isRecord(node.value) ? node.value : node), type: 'upload', version: 1 }];
    case 'horizontalrule':
      return [{ type: 'horizontalrule', version: 1 }];
    default:
      return toBlocks(children);
  }
}

const toRow = (row: Json): Json =>
  element(
    'tablerow',
    childrenOf(row).map((cell) => {
      const blocks = toBlocks(childrenOf(cell));
      return element('tablecell', blocks.length > 0 ? blocks : [element('paragraph', [])], {
        headerState: cell.headerState ?? 0,
        colSpan: cell.colSpan ?? 1,
        rowSpan: cell.rowSpan ?? 1,
      });
    }),
  );

/** Lexical puts a list within a list into an item of its own. */
function toListItems(item: Json): Json[] {
  const children = childrenOf(item);
  const own = flattened(children.filter(({ type }) => type !== 'list'));
  const lists = children.filter(({ type }) => type === 'list');
  return [
    ...(own.length > 0 || lists.length === 0 ? [element('listitem', own)] : []),
    ...lists.map((list) => element('listitem', toBlock(list))),
  ];
}

const numbered = (items: readonly Json[]): Json[] =>
  items.map((item, index) => ({ ...item, value: index + 1 }));

/** Where only a line of text may stand, paragraphs become lines. */
function flattened(nodes: readonly Json[]): Json[] {
  const lines: Json[][] = [];
  let line: Json[] | undefined;
  for (const node of nodes) {
    if (isInline(node) || node.type === 'formula') {
      line ??= lines[lines.push([]) - 1]!;
      line.push(...toInline([node]));
    } else {
      lines.push(flattened(childrenOf(node)));
      line = undefined;
    }
  }
  return lines.flatMap((one, index) => (index === 0 ? one : [lineBreak, ...one]));
}

const toInline = (nodes: readonly Json[]): Json[] =>
  nodes.map((node) => {
    if (node.type === 'link' || node.type === 'autolink') {
      const fields = isRecord(node.fields) ? node.fields : node;
      return element('link', toInline(childrenOf(node)), { url: text(fields.url), rel: null, target: null });
    }
    if (node.type === 'formula') {
      const { latex, inline, html } = node;
      return {
        type: 'formula',
        version: 1,
        latex: text(latex),
        inline: inline === true,
        html: text(html),
        within: true,
      };
    }
    return node.type === 'text' ? textNode(text(node.text), node.format) : lineBreak;
  });

const textNode = (words: string, format: unknown): Json => ({
  type: 'text',
  version: 1,
  text: words,
  format: typeof format === 'number' ? format : 0,
  detail: 0,
  mode: 'normal',
  style: '',
});

const codeLines = (children: readonly Json[]): Json[] =>
  children
    .map((child) => (child.type === 'text' ? text(child.text) : '\n'))
    .join('')
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [lineBreak] : []),
      ...(line === '' ? [] : [textNode(line, 0)]),
    ]);

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
