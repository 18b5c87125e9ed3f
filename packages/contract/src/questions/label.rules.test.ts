import { expect, test } from 'vitest';
import { labelPieces } from './label.rules.ts';

const told = (text: string): string[] =>
  labelPieces(text).map(
    ({ text: piece, italic, bold, shift }) => `${italic ? 'i' : ''}${bold ? 'b' : ''}${shift ?? ''}:${piece}`,
  );

test.each([
  ['7 cm', [':7 cm']],
  ['*x*', ['i:x']],
  ['*y* = *f*(*x*)', ['i:y', ': = ', 'i:f', ':(', 'i:x', ':)']],
  ['**v**_1', ['b:v', 'below:1']],
  ['*x*^2 + 1', ['i:x', 'above:2', ': + 1']],
  ['Cu^{2+}', [':Cu', 'above:2+']],
  ['*u*_{12}', ['i:u', 'below:12']],
  [String.raw`2\*3`, [':2*3']],
  ['_', [':_']],
])('%s', (text, pieces) => {
  expect(told(text)).toEqual(pieces);
});
