import { describe, expect, it } from 'vitest';
import type { Inline } from './markdown.ts';
import { takeLabel, takeMarks } from './question-parts.ts';

const text = (words: string, bold = false): Inline => ({ kind: 'text', text: words, style: { bold } });
const formula: Inline = { kind: 'maths', tex: 'x', display: false };

describe('the label of a part', () => {
  it.each([
    ['(a) Find x', ['(a)'], 1, [text('Find x')]],
    ['(ii) Find x', ['(ii)'], 2, [text('Find x')]],
    ['(b)(i) Find x', ['(b)', '(i)'], 2, [text('Find x')]],
    ['(c) (iv) Find x', ['(c)', '(iv)'], 2, [text('Find x')]],
    ['(x+1) is a factor', [], 0, [text('(x+1) is a factor')]],
    ['(ab) is no label', [], 0, [text('(ab) is no label')]],
    ['Part (a) is easy', [], 0, [text('Part (a) is easy')]],
  ])('of %s', (words, labels, depth, rest) => {
    expect(takeLabel([text(words)])).toEqual({ labels, depth, rest });
  });

  it('may be bold, or stand before a formula', () => {
    expect(takeLabel([text('(a)', true), text(' Find')])).toEqual({
      labels: ['(a)'],
      depth: 1,
      rest: [text('Find')],
    });
    expect(takeLabel([text('(a) '), formula])).toEqual({ labels: ['(a)'], depth: 1, rest: [formula] });
    expect(takeLabel([formula, text('(a)')]).labels).toEqual([]);
    expect(takeLabel([]).labels).toEqual([]);
  });
});

describe('the marks of a part', () => {
  it.each([
    ['Find it. [3]', 'Find it.', '[3]'],
    ['Find it. [1 mark] ', 'Find it.', '[1]'],
    ['Find it. [12 marks]', 'Find it.', '[12]'],
    ['The interval [3]x', 'The interval [3]x', undefined],
    ['f[3]', 'f[3]', undefined],
    ['Given [a]', 'Given [a]', undefined],
  ])('of %s', (words, rest, marks) => {
    expect(takeMarks([text(words)])).toEqual({ rest: [text(rest)], ...(marks && { marks }) });
  });
});
