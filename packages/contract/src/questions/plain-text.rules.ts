import { plainMaths, type Spelling } from './plain-maths.rules.ts';

const escapedDollar = '\u0002';

/** Markdown with LaTeX as one line of plain text: for titles, previews and search, ours and that of others. */
export function plainText(markdown: string, spelling: Spelling = 'shown'): string {
  return (
    markdown
      // An amount of money begins no formula.
      .replaceAll(String.raw`\$`, escapedDollar)
      .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\$\$([^$]+)\$\$|\$([^$\n]+)\$/g, (_, display?: string, inline?: string) =>
        plainMaths(display ?? inline ?? '', spelling),
      )
      // A table says nothing in one line, but its words are looked for.
      .replaceAll(/^\s*\|.*$/gm, (row) => (spelling === 'shown' ? '' : row.replaceAll('|', ' ')))
      .replaceAll(/^\s*(?:#{1,6}|[-*+>])\s+/gm, '')
      // The marks of a part.
      .replaceAll(/\s\[\d{1,2}\]/g, '')
      .replaceAll(/(\*\*|__|`)/g, '')
      // A formula whose dollar is missing, and what Markdown escapes.
      .replaceAll(/\\[a-zA-Z]+(?:\{[^{}]*\}|\[[^[\]]*\])*/g, (command) => plainMaths(command, spelling))
      .replaceAll(/\\([^\s\w])/g, '$1')
      .replaceAll(escapedDollar, '$')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** Cut at a word, with a sign that it goes on. */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most * 0.6)).replace(/[\s,;:.]+$/, '')}…`;
}
