import { expect, it } from 'vitest';
import { repeatedConclusion } from './inspect-design.ts';

it.each([
  ['This gives $x = -5$, and therefore $x = -5$.', 'x = -5'],
  ['The first gives $x = 3$, so $x=3$.', 'x = 3'],
  ['It costs \\$3. From $a = 2$ it follows: $b = 4$, hence $b = 4$.', 'b = 4'],
  ['$3x = 6$ means $3x = 6$, that is, $x = 2$.', '3x = 6'],
  ['On the axis $x = 6$ gives $x = 6$.', 'x = 6'],
  ['$x^2 = 9$ means $x = 3$ or $x = -3$.', undefined],
  ['This gives $2x = -10$, and therefore $x = -5$.', undefined],
  ['$x = 3$, so $x^2 = 9$, so $x^2 + 1 = 10$.', undefined],
  ['The mast stands above $AB$, so $AB$ is the base.', undefined],
  ['P/Y $= 12$, C/Y $= 12$', undefined],
])('%s', (text, repeated) => {
  expect(repeatedConclusion(text)).toBe(repeated);
});
