import { minusNode, productNode, wholeNode } from '../reading/build-node.ts';
import { type Node, rebuilt, some } from '../reading/node.ts';
import { sameExpression } from '../values/same-expression.ts';

/** r cis θ, r e^{iθ} or r(cos θ + i sin θ) as it was written. */
export function polarOf(node: Node): { modulus: Node; angle: Node } | undefined {
  const factors = node.is === 'product' ? node.factors : [node];
  const place = factors.findIndex((factor) => angleOf(factor) !== undefined);
  if (place < 0) return undefined;
  const rest = factors.filter((_, at) => at !== place);
  if (rest.some(hasI)) return undefined;
  const modulus = rest.length === 0 ? wholeNode(1) : rest.length === 1 ? rest[0]! : productNode(...rest);
  return { modulus, angle: angleOf(factors[place]!)! };
}

const isI = (node: Node) => node.is === 'constant' && node.name === 'i';
const hasI = (node: Node) => some(node, isI);

function angleOf(node: Node): Node | undefined {
  if (node.is === 'call' && node.name === 'cis') return node.args[0];
  if (node.is === 'call' && node.name === 'exp') return withoutI(node.args[0]!);
  if (node.is === 'power' && node.base.is === 'constant' && node.base.name === 'e')
    return withoutI(node.exponent);
  if (node.is === 'sum' && node.terms.length === 2) return angleOfSum(node.terms);
  return undefined;
}

/** The exponent over i, if i is a factor of it. */
function withoutI(exponent: Node): Node | undefined {
  if (!hasI(exponent)) return undefined;
  const at = (value: number) => rebuilt(exponent, (part) => (isI(part) ? wholeNode(value) : part));
  const angle = at(1);
  // Linear in i, and nothing without it.
  return sameExpression(wholeNode(0), at(0)) && sameExpression(productNode(wholeNode(2), angle), at(2))
    ? simple(exponent)
    : undefined;
}

/** Keeps the digits of 0.983i as they were typed. */
function simple(exponent: Node): Node {
  if (exponent.is === 'product') {
    const rest = exponent.factors.filter((factor) => !isI(factor));
    if (rest.length < exponent.factors.length) return rest.length === 1 ? rest[0]! : productNode(...rest);
  }
  if (exponent.is === 'negative') return { is: 'negative', of: simple(exponent.of) };
  if (exponent.is === 'quotient')
    return { is: 'quotient', top: simple(exponent.top), bottom: exponent.bottom };
  return rebuilt(exponent, (part) => (isI(part) ? wholeNode(1) : part));
}

/** cos θ + i sin θ */
function angleOfSum(terms: readonly Node[]): Node | undefined {
  const cosine = terms.find((term) => term.is === 'call' && term.name === 'cos');
  const other = terms.find((term) => term !== cosine);
  if (cosine?.is !== 'call' || other?.is !== 'product' || !other.factors.some(isI)) return undefined;
  const sine = other.factors.find((factor) => factor.is === 'call' && factor.name === 'sin');
  if (sine?.is !== 'call' || other.factors.length !== 2) return undefined;
  return sameExpression(wholeNode(0), minusNode(cosine.args[0]!, sine.args[0]!)) ? cosine.args[0] : undefined;
}
