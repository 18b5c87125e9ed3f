import { expect, it } from 'vitest';
import { inLoadingOrder } from './loading-order.rules.ts';

const variantsOf = (design: string, ...variants: number[]) =>
  variants.map((variant) => ({
    key: variant === 0 ? design : `${design}/${variant}`,
    designKey: design,
    variant,
  }));
const paperOf = (...designs: string[]) => ({ sections: [{ designs }] });
const plain = { key: 'plain' };

it.each([
  ['one of every design', variantsOf('a', 0, 1, 2), [], ['a'], ['a/1', 'a/2']],
  ['the last of one in a paper', variantsOf('a', 0, 1, 2), [paperOf('a')], ['a', 'a/2'], ['a/1']],
  ['the last in whatever order', variantsOf('a', 2, 0, 1), [paperOf('a')], ['a', 'a/2'], ['a/1']],
  ['the only one', variantsOf('a', 0), [paperOf('a')], ['a'], []],
  ['one without variants', [plain], [paperOf('plain')], ['plain'], []],
  [
    'those of papers behind all others',
    [...variantsOf('a', 0, 1), ...variantsOf('b', 0, 1), plain],
    [paperOf('b'), paperOf('a', 'unknown')],
    ['a', 'b', 'plain', 'a/1', 'b/1'],
    [],
  ],
])('%s', (_, questions, papers, first, rest) => {
  const order = inLoadingOrder<{ key: string; designKey?: string; variant?: number }>(questions, papers);
  expect(order.first.map(({ key }) => key)).toEqual(first);
  expect(order.rest.map(({ key }) => key)).toEqual(rest);
});
