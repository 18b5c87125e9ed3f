import { describe, expect, it } from 'vitest';
import { Decimal } from './decimal.ts';
import {
  arccos,
  arcsin,
  arctan,
  atan2,
  cos,
  cosh,
  exp,
  ln,
  log,
  power,
  sin,
  sinh,
  tanh,
} from './decimal-functions.ts';
import { seededRandom } from './seeded-random.ts';

/** The same functions by decimal.js, with more digits. */
const Wide = Decimal.clone({ precision: 80 });

const random = seededRandom(4711);
const between = (low: number, high: number) =>
  Array.from({ length: 60 }, () => new Decimal(low + (high - low) * random()));
/** With as many digits as results have. */
const long = (values: readonly Decimal[]) => values.map((value) => value.div(7).mul('6.999'));

const angles = [...between(-7, 7), ...long(between(-1e4, 1e4)), new Decimal('1e-30'), new Decimal(0)];
const sizes = [...between(0.001, 4), ...long(between(1, 1e6)), new Decimal('1e400'), new Decimal('3.7e-200')];
const shares = [
  ...long(between(-0.999, 0.999)),
  new Decimal(1),
  new Decimal(-1),
  new Decimal('0.99999999999'),
];
const exponents = [...between(-3, 3), ...long(between(-600, 600)), new Decimal('1e-20'), new Decimal(0)];

const functions = { sin, cos, arctan, ln, log, exp, arcsin, arccos, sinh, cosh, tanh };

describe('functions of decimals', () => {
  it.each([
    ['sin', angles],
    ['cos', angles],
    ['arctan', [...angles, ...sizes]],
    ['ln', [...sizes, new Decimal(1), new Decimal('1.00000000000001')]],
    ['log', sizes],
    ['exp', exponents],
    ['arcsin', shares],
    ['arccos', shares],
    ['sinh', exponents],
    ['cosh', exponents],
    ['tanh', exponents],
  ] as const)('%s agrees with decimal.js to 45 digits', (name, arguments_) => {
    const wide = { arctan: 'atan', arcsin: 'asin', arccos: 'acos' }[name as string] ?? name;
    for (const x of arguments_) {
      const expected = (new Wide(x) as unknown as Record<string, () => Decimal>)[wide]!();
      expectNear(functions[name](x), expected, `${name}(${x})`);
    }
  });

  it('raises to powers that are no whole numbers', () => {
    for (const base of sizes.slice(0, 120)) {
      for (const exponent of ['0.5', '-1.25', '33.3', '7']) {
        const expected = new Wide(base).pow(exponent);
        expectNear(power(base, new Decimal(exponent)), expected, `${base}^${exponent}`);
      }
    }
    expect(power(new Decimal(4), new Decimal('0.5')).toString()).toBe('2');
  });

  it('knows the angle of a point in each quarter', () => {
    for (const [y, x] of [
      [1, 2],
      [1, -2],
      [-1, -2],
      [-1, 2],
      [0, -1],
      [3, 0],
    ] as const) {
      const expected = Wide.atan2(y, x);
      expectNear(atan2(new Decimal(y), new Decimal(x)), expected, `atan2(${y}, ${x})`);
    }
  });
});

function expectNear(found: Decimal, expected: Decimal, what: string) {
  const scale = Decimal.max(expected.abs(), '1e-3');
  expect(
    new Wide(found).sub(expected).abs().lte(scale.mul('1e-45')),
    `${what}: ${found}, not ${expected}`,
  ).toBe(true);
}
