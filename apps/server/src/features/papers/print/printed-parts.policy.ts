import type { Block, Inline } from '../../../platform/drawing/pdf/markdown.ts';
import { takeLabel, takeMarks } from '../../../platform/drawing/pdf/question-parts.ts';

/** What is asked for some marks, with all that is said before it. */
export interface PrintedPart {
  readonly blocks: Block[];
  /** 0 for a text that says no marks. */
  marks: number;
  /** The question itself, without what leads to it. */
  asked: string;
}

const isLettered = (block: Block): boolean =>
  block.kind === 'paragraph' && takeLabel(block.inlines).labels.length > 0;

const marksAt = (block: Block): number => {
  if (block.kind !== 'paragraph') return 0;
  return Number(/\d+/.exec(takeMarks(block.inlines).marks ?? '')?.[0] ?? 0);
};

const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');

/**
 * A question's text part by part: each ends with its marks. What follows the marks and is no sentence, such as a figure
 * or the options, still belongs to it; a sentence leads to the next.
 */
export function partsOfBlocks(blocks: readonly Block[]): PrintedPart[] {
  const parts: PrintedPart[] = [];
  let open: PrintedPart | undefined;
  for (const block of blocks) {
    const last = parts.at(-1);
    if (!open && last && block.kind !== 'paragraph') {
      last.blocks.push(block);
      continue;
    }
    open ??= { blocks: [], marks: 0, asked: '' };
    open.blocks.push(block);
    if (block.kind === 'paragraph' && (isLettered(block) || open.asked !== '' || marksAt(block) > 0)) {
      open.asked += ` ${wordsOf(block.inlines)}`;
    }
    const marks = marksAt(block);
    if (marks > 0) {
      open.marks = marks;
      parts.push(open);
      open = undefined;
    }
  }
  // A remark after the last marks, or a text that says none at all.
  if (open && parts.length > 0) parts.at(-1)!.blocks.push(...open.blocks);
  else if (open) parts.push(open);
  return parts;
}

/** The options of a multiple-choice question, each with its letter; undefined where there are none. */
export function optionsOf(blocks: readonly Block[]): { letter: string; block: Block }[] | undefined {
  const options = blocks.flatMap((block) => {
    const option = block.kind === 'item' ? optionOf(block) : undefined;
    return option ?? [];
  });
  return options.length >= 2 &&
    options.map(({ letter }) => letter).join('') === 'ABCDEF'.slice(0, options.length)
    ? options
    : undefined;
}

/** Whether each says no more than which row of a table it is. */
export const areRows = (options: readonly { letter: string; block: Block }[]): boolean =>
  options.every(({ letter, block }) => {
    const [only, ...others] = block.kind === 'item' ? block.blocks : [];
    if (only?.kind !== 'paragraph' || others.length > 0) return false;
    return (
      only.inlines.every(({ kind }) => kind === 'text') &&
      wordsOf(only.inlines).trim().toLowerCase() === `row ${letter.toLowerCase()}`
    );
  });

function optionOf(item: Extract<Block, { kind: 'item' }>): { letter: string; block: Block } | undefined {
  const [first, ...others] = item.blocks;
  const [text, ...rest] = first?.kind === 'paragraph' ? first.inlines : [];
  const found = text?.kind === 'text' ? /^([A-F])[.)]\s*/.exec(text.text) : null;
  if (!found || text?.kind !== 'text') return undefined;
  const shortened = { ...text, text: text.text.slice(found[0].length) };
  const inlines = shortened.text === '' ? rest : [shortened, ...rest];
  return {
    letter: found[1]!,
    block: { kind: 'item', label: `${found[1]!}.`, blocks: [{ kind: 'paragraph', inlines }, ...others] },
  };
}
