import { describe, expect, it } from 'vitest';
import { type Block, readMarkdown } from '../../../platform/drawing/pdf/markdown.ts';
import { areRows, optionsOf, partsOfBlocks } from './printed-parts.policy.ts';

const words = (block: Block): string => {
  if (block.kind === 'paragraph') {
    return block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '$')).join('');
  }
  return block.kind === 'item' ? `${block.label} ${block.blocks.map(words).join()}` : block.kind;
};
const read = (text: string) =>
  partsOfBlocks(readMarkdown(text)).map(({ blocks, marks }) => [marks, ...blocks.map(words)]);

describe('the parts of a question', () => {
  it.each([
    ['none', 'Find $x$. [3]', [[3, 'Find $. [3]']]],
    ['no marks', 'Find it.', [[0, 'Find it.']]],
    ['no text', '', []],
    [
      'what is said before a part stands with it',
      'Let it be.\n\n(a) Find. [1]\n\nNow it is.\n\n(b) Find. [2]',
      [
        [1, 'Let it be.', '(a) Find. [1]'],
        [2, 'Now it is.', '(b) Find. [2]'],
      ],
    ],
    [
      'a letter without marks stands with what is below it',
      '(a) Find\n\n(i) one; [1]\n\n(ii) two. [2]',
      [
        [1, '(a) Find', '(i) one; [1]'],
        [2, '(ii) two. [2]'],
      ],
    ],
    [
      'a figure behind a part stands with it',
      '(a) Look. [1]\n\n![](drawing:graph)\n\n(b) Find. [2]',
      [
        [1, '(a) Look. [1]', 'drawing'],
        [2, '(b) Find. [2]'],
      ],
    ],
    ['a remark at the end', '(a) Find. [1]\n\nTake $g = 10$.', [[1, '(a) Find. [1]', 'Take $.']]],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('knows what is asked, without what leads to it', () => {
    const [first, second] = partsOfBlocks(
      readMarkdown('A sketch is shown.\n\n(a) Find it. [1]\n\n(b) Sketch it. [2]'),
    );
    expect(first!.asked).not.toContain('sketch');
    expect(second!.asked).toContain('Sketch');
  });
});

describe('the options of a question', () => {
  it('have their letters', () => {
    const options = optionsOf(readMarkdown('Which? [1]\n\n- A. $1$\n- B. two\n- C. *three*\n- D. 4'));
    expect(options?.map(({ block }) => words(block))).toEqual(['A. $', 'B. two', 'C. three', 'D. 4']);
  });

  it.each([
    ['- A. row A\n- B. row B', true],
    ['- A. row B\n- B. row A', false],
    ['- A. row A\n- B. $2$', false],
  ])('may be no more than rows: %s', (text, expected) => {
    expect(areRows(optionsOf(readMarkdown(text))!)).toBe(expected);
  });

  it.each(['- one\n- two', '- A. only one', '- B. two\n- A. one', 'no list'])('are not %s', (text) => {
    expect(optionsOf(readMarkdown(text))).toBeUndefined();
  });
});
