import type { Node } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';
import { fractionOf, toDouble } from '../values/fraction.ts';

/** a × 10^k with 1 ≤ a < 10; 1.5e-3 is a calculator's way to say so. */
export function isStandardForm(given: Node): boolean {
  const node = given.is === 'negative' ? given.of : given;
  if (node.is === 'number' && node.typed.includes('e'))
    return isLeading(toDouble(fractionOf(node.typed.split('e')[0]!)));
  if (node.is !== 'product' || node.factors.length !== 2) return false;
  const [digits, power] = node.factors as [Node, Node];
  if (power.is !== 'power' || power.base.is !== 'number' || power.base.typed !== '10') return false;
  const leading = digits.is === 'negative' ? digits.of : digits;
  return (
    exactValue(power.exponent)?.bottom === 1n && leading.is === 'number' && isLeading(toDouble(leading.value))
  );
}

const isLeading = (value: number) => value >= 1 && value < 10;
