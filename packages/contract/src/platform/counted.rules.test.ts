import { expect, it } from 'vitest';
import { counted } from './counted.rules.ts';

it.each([
  [0, '0 marks', '0 bases'],
  [1, '1 mark', '1 basis'],
  [2, '2 marks', '2 bases'],
])('counts %s', (count, marks, bases) => {
  expect(counted(count, 'mark')).toBe(marks);
  expect(counted(count, 'basis', 'bases')).toBe(bases);
});
