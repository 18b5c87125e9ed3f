import { plainMaths } from './plain-maths.rules.ts';

/** Markdown with LaTeX as one line of plain text: for titles, previews and search engines. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\$\$([^$]+)\$\$|\$([^$\n]+)\$/g, (_, display?: string, inline?: string) =>
        plainMaths(display ?? inline ?? ''),
      )
      // A table says nothing in one line.
      .replaceAll(/^\s*\|.*$/gm, '')
      .replaceAll(/^\s*(?:#{1,6}|[-*+>])\s+/gm, '')
      // The marks of a part.
      .replaceAll(/\s\[\d{1,2}\]/g, '')
      .replaceAll(/(\*\*|__|`)/g, '')
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
