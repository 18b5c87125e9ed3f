import { childrenOf, type RichNode, rootNodes, text } from './rich-text.rules.ts';

export interface PostHeading {
  readonly id: string;
  readonly words: string;
}

const wordsOf = (node: RichNode): string =>
  node.type === 'text' ? text(node.text) : childrenOf(node).map(wordsOf).join('');

export const headingId = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    // Selectors and some validators want a letter first.
    .replace(/^(?=\d)/, 'part-');

/** The headings of the second rank, for a table of contents. */
export const headingsOf = (content: unknown): PostHeading[] =>
  rootNodes(content)
    .filter(({ type, tag }) => type === 'heading' && tag === 'h2')
    .map((node) => ({ id: headingId(wordsOf(node)), words: wordsOf(node) }))
    .filter(({ id }) => id !== '');

export const idOfHeading = (node: RichNode): string | undefined => headingId(wordsOf(node)) || undefined;
