import { minusNode, sumNode } from '../reading/build-node.ts';
import { type Node, type Sign, type Statement, symbolsOf } from '../reading/node.ts';
import { quantityOf } from '../values/quantity.ts';
import {
  above,
  type Bound,
  below,
  everything,
  intersection,
  type Range,
  union,
  without,
} from '../values/ranges.ts';
import { solveLinear } from '../values/solve-linear.ts';

/** What a statement allows, or undefined where it isn't solved. */
export function rangesOf(statement: Statement): readonly Range[] | undefined {
  switch (statement.is) {
    case 'value':
      return rangesOfNode(statement.node);
    case 'relation':
      return rangesOfRelation(statement.sides, statement.signs);
    case 'any':
      return combined(statement.of, (parts) => union(parts.flat()));
    case 'all':
      return combined(statement.of, (parts) => together(parts, statement));
  }
}

function combined(
  parts: readonly Statement[],
  by: (parts: readonly (readonly Range[])[]) => readonly Range[],
): readonly Range[] | undefined {
  const ranges = parts.map(rangesOf);
  return ranges.some((range) => range === undefined) ? undefined : by(ranges as (readonly Range[])[]);
}

/** A comma between intervals is “or”; between conditions it is “and”, unless nothing fulfils both. */
function together(
  parts: readonly (readonly Range[])[],
  statement: Extract<Statement, { of: unknown }>,
): readonly Range[] {
  const areIntervals = statement.of.every((part) => part.is === 'value');
  if (areIntervals && statement.by !== 'word') return union(parts.flat());
  const both = parts.reduce(intersection, everything);
  return both.length === 0 && (areIntervals || statement.by !== 'word') ? union(parts.flat()) : both;
}

function rangesOfNode(node: Node): readonly Range[] | undefined {
  if (node.is === 'named set') return node.name === 'reals' ? everything : [];
  if (node.is !== 'list') return undefined;
  const items = node.rows.flat();
  if (node.open === '{') return pointsOf(items);
  if (items.length !== 2) return undefined;
  const low = boundOf(items[0]!, node.open !== '[');
  const high = boundOf(items[1]!, node.close !== ']');
  return low && high ? [{ low, high }] : undefined;
}

function pointsOf(items: readonly Node[]): readonly Range[] | undefined {
  const bounds = items.map((item) => boundOf(item, false));
  if (bounds.some((bound) => bound === undefined)) return undefined;
  return union((bounds as Bound[]).map((bound) => ({ low: bound, high: bound })));
}

function boundOf(node: Node, open: boolean): Bound | undefined {
  if (node.is === 'constant' && node.name === 'infinity') return above;
  if (node.is === 'negative' && node.of.is === 'constant' && node.of.name === 'infinity') return below;
  const value = quantityOf(node.is === 'degrees' ? node.of : node)?.value;
  return value && { node, value, open };
}

function rangesOfRelation(sides: readonly Node[], signs: readonly Sign[]): readonly Range[] | undefined {
  let result: readonly Range[] = everything;
  for (const [place, sign] of signs.entries()) {
    const ranges = rangesOfPair(sides[place]!, sign, sides[place + 1]!);
    if (!ranges) return undefined;
    result = intersection(result, ranges);
  }
  return result;
}

const mirrored: Readonly<Record<Sign, Sign>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '!=': '!=',
  in: 'in',
};

function rangesOfPair(left: Node, sign: Sign, right: Node): readonly Range[] | undefined {
  if (sign === 'in' || (sign === '=' && (right.is === 'list' || right.is === 'named set')))
    return rangesOfNode(right);
  const leftIsFree = symbolsOf(left).size === 0;
  if (!leftIsFree && symbolsOf(right).size === 0) return solved(left, sign, right);
  if (leftIsFree && symbolsOf(right).size > 0) return solved(right, mirrored[sign], left);
  return solved(minusNode(left, right), sign, { is: 'number', value: { top: 0n, bottom: 1n }, typed: '0' });
}

/** What stands left has the letter. */
function solved(left: Node, sign: Sign, right: Node): readonly Range[] | undefined {
  const [letter, ...more] = symbolsOf(left);
  if (!letter || more.length > 0) return undefined;
  if (left.is === 'symbol') return comparedWith(sign, right);
  if (left.is === 'call' && left.name === 'abs') return solvedAbsolute(left.args[0]!, sign, right);
  const line = solveLinear(minusNode(left, right), letter);
  return line && comparedWith(line.slope.value.isNegative() ? mirrored[sign] : sign, line.root);
}

function comparedWith(sign: Sign, node: Node): readonly Range[] | undefined {
  const bound = boundOf(node, sign === '<' || sign === '>');
  if (!bound) return undefined;
  if (sign === '=') return [{ low: bound, high: bound }];
  if (sign === '!=') return without(bound);
  return sign.startsWith('<') ? [{ low: below, high: bound }] : [{ low: bound, high: above }];
}

/** |x − 1| < 3 lies between, |x − 1| > 3 outside. */
function solvedAbsolute(inside: Node, sign: Sign, right: Node): readonly Range[] | undefined {
  const size = quantityOf(right)?.value;
  if (!size?.gte(0) || sign === '=' || sign === '!=') return undefined;
  const [high, low] = [
    solved(sumNode(inside), sign, right),
    solved(sumNode(inside), mirrored[sign], { is: 'negative', of: right }),
  ];
  if (!high || !low) return undefined;
  return sign.startsWith('<') ? intersection(low, high) : union([...low, ...high]);
}
