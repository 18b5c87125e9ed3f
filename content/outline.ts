import type { TopicContent } from './bank-content.ts';

interface Line {
  readonly number: string;
  readonly name: string;
  readonly higherOnly: boolean;
}

/**
 * A topic tree from its outline: one topic a line, with its number first. The dots in a number tell the depth, and
 * a star behind it marks what only the higher level has.
 */
export function outline(text: string, level: 'SL' | 'HL'): TopicContent[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine)
    .filter((line) => level === 'HL' || !line.higherOnly);
  return topicsBelow(lines, '');
}

function readLine(line: string): Line {
  const [, number, star, name] = /^(\S+?)(\*?)\s+(.+)$/.exec(line) ?? [];
  if (!number || !name) throw new Error(`not a line of an outline: ${line}`);
  return { number, name, higherOnly: star === '*' };
}

function topicsBelow(lines: readonly Line[], parent: string): TopicContent[] {
  return lines
    .filter(({ number }) => number.slice(0, Math.max(number.lastIndexOf('.'), 0)) === parent)
    .map(({ number, name }) => ({ slug: slugOf(name), number, name, topics: topicsBelow(lines, number) }));
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
