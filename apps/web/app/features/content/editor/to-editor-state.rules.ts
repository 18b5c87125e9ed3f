import { childrenOf, element, headingTag, isRecord, type Json, text } from './json-node.rules.ts';

/**
 * What is stored is Payload's rich text; what the editor holds is Lexical's own. They differ in small things: where a
 * link keeps its address, how lists nest, that a quote or a list item of ours may hold paragraphs.
 */
const lineBreak: Json = { type: 'linebreak', version: 1 };
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink']);
const isInline = (node: Json): boolean =>
  inlineTypes.has(text(node.type)) || (node.type === 'formula' && node.inline === true);

const writtenOn = new Set(['paragraph', 'heading', 'quote', 'list']);

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
