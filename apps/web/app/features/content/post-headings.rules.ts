import { childrenOf, type RichNode, rootNodes, text } from './rich-text.rules.ts';

export interface PostHeading {
  readonly id: string;
  readonly words: string;
  readonly node: RichNode;
}

/** Names that the page around the text has for itself. */
const takenByThePage = ['content', 'user-menu'];

const wordsOf = (node: RichNode): string => {
  if (node.type === 'formula') return text(node.latex);
  return node.type === 'text' ? text(node.text) : childrenOf(node).map(wordsOf).join('');
};

const idOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    // Selectors and some validators want a letter first.
    .replace(/^(?=\d)/, 'part-');

/** The headings below the page's own, each with a name that no other has: for a table of contents and for links. */
export function headingsOf(content: unknown): PostHeading[] {
  const taken = new Set(takenByThePage);
  const headings: PostHeading[] = [];
  for (const node of rootNodes(content)) {
    if (node.type !== 'heading' || (node.tag !== 'h1' && node.tag !== 'h2')) continue;
    const words = wordsOf(node).trim();
    const name = idOf(words);
    if (name === '') continue;
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    headings.push({ id, words, node });
  }
  return headings;
}
