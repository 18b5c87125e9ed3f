import { expect, it } from 'vitest';
import { readReplies } from './read-replies.ts';

it('keeps answers as they are written, with every figure', () => {
  const [reply] = readReplies(`
- kind: number
  expected: 2.50
  marks: 2
  accuracy: { decimals: 2 }
  mistakes:
    - value: 1e3
      note: You forgot to divide.
    - value: -0.40
      note: Look at the sign.
`)!;
  expect(reply).toMatchObject({
    expected: '2.50',
    marks: 2,
    accuracy: { decimals: 2 },
    mistakes: [{ value: '1e3' }, { value: '-0.40' }],
  });
});

it('says where the list is no YAML', () => {
  expect(() => readReplies('- kind: "number')).toThrow(/line 1/);
});
