import type { Asked } from '../asked.ts';
import type { Node } from '../reading/node.ts';
import { type Mark, worst, wrong } from '../verdict.ts';
import { number } from './number.ts';

const asValue = (node: Node) => ({
  statement: { is: 'value' as const, node },
  label: undefined,
  units: [],
  unitText: undefined,
});

/** One entry of a set, point, vector or matrix: a number, an expression, or a list of them. */
export function markElement(expected: Node, given: Node, asked: Asked): Mark {
  if (expected.is === 'list' || given.is === 'list') {
    if (expected.is !== 'list' || given.is !== 'list') return wrong();
    return markElements(expected.rows.flat(), given.rows.flat(), asked);
  }
  return number.mark(asValue(expected), asValue(given), asked);
}

export function markElements(expected: readonly Node[], given: readonly Node[], asked: Asked): Mark {
  if (expected.length !== given.length) return wrong(`${expected.length} entries are asked for.`);
  return worst(expected.map((node, place) => markElement(node, given[place]!, asked)));
}
