import type { Fraction } from '../values/fraction.ts';

/** What was typed, as far as it is one expression. Brackets that change nothing aren't kept. */
export type Node =
  | { is: 'number'; value: Fraction; typed: string }
  | { is: 'constant'; name: 'pi' | 'e' | 'i' | 'infinity' }
  | { is: 'symbol'; name: string }
  | { is: 'sum'; terms: readonly Node[] }
  | { is: 'product'; factors: readonly Node[] }
  | { is: 'quotient'; top: Node; bottom: Node }
  | { is: 'power'; base: Node; exponent: Node }
  | { is: 'negative'; of: Node }
  /** Plus or minus. */
  | { is: 'either'; of: Node }
  | { is: 'call'; name: FunctionName; args: readonly Node[] }
  | { is: 'degrees'; of: Node }
  | { is: 'percent'; of: Node }
  /** 1 1/2, which is one and a half. */
  | { is: 'mixed'; whole: Node; part: Node }
  | { is: 'list'; open: string; close: string; rows: readonly (readonly Node[])[] }
  /** Numbers of a kind by their name: all real ones, or none. */
  | { is: 'named set'; name: 'reals' | 'nothing' };

export type FunctionName =
  | (typeof plainFunctions)[number]
  | 'logBase'
  | 'root'
  | 'choose'
  | 'permute'
  | 'factorial';

export const plainFunctions = [
  'sin',
  'cos',
  'tan',
  'sec',
  'csc',
  'cot',
  'arcsin',
  'arccos',
  'arctan',
  'sinh',
  'cosh',
  'tanh',
  'ln',
  'log',
  'exp',
  'sqrt',
  'abs',
  'cis',
] as const;

export type Sign = '=' | '<' | '<=' | '>' | '>=' | '!=' | 'in';

/** A whole reply: values and relations, joined by commas and words. */
export type Statement =
  | { is: 'value'; node: Node }
  | { is: 'relation'; sides: readonly Node[]; signs: readonly Sign[] }
  | { is: 'all' | 'any'; of: readonly Statement[]; by: 'comma' | 'semicolon' | 'word' };

export const children = (node: Node): readonly Node[] => {
  switch (node.is) {
    case 'sum':
      return node.terms;
    case 'product':
      return node.factors;
    case 'quotient':
      return [node.top, node.bottom];
    case 'power':
      return [node.base, node.exponent];
    case 'negative':
    case 'either':
    case 'degrees':
    case 'percent':
      return [node.of];
    case 'mixed':
      return [node.whole, node.part];
    case 'call':
      return node.args;
    case 'list':
      return node.rows.flat();
    default:
      return [];
  }
};

/** The same tree with other leaves or branches; `change` gets each node after its children. */
export function rebuilt(node: Node, change: (node: Node) => Node): Node {
  const go = (part: Node) => rebuilt(part, change);
  switch (node.is) {
    case 'sum':
      return change({ is: 'sum', terms: node.terms.map(go) });
    case 'product':
      return change({ is: 'product', factors: node.factors.map(go) });
    case 'quotient':
      return change({ is: 'quotient', top: go(node.top), bottom: go(node.bottom) });
    case 'power':
      return change({ is: 'power', base: go(node.base), exponent: go(node.exponent) });
    case 'negative':
    case 'either':
    case 'degrees':
    case 'percent':
      return change({ is: node.is, of: go(node.of) });
    case 'mixed':
      return change({ is: 'mixed', whole: go(node.whole), part: go(node.part) });
    case 'call':
      return change({ is: 'call', name: node.name, args: node.args.map(go) });
    case 'list':
      return change({ ...node, rows: node.rows.map((row) => row.map(go)) });
    default:
      return change(node);
  }
}

export const some = (node: Node, found: (node: Node) => boolean): boolean =>
  found(node) || children(node).some((child) => some(child, found));

export const symbolsOf = (node: Node): Set<string> => {
  const names = new Set<string>();
  some(node, (part) => {
    if (part.is === 'symbol') names.add(part.name);
    return false;
  });
  return names;
};

export const symbolsIn = (statement: Statement): Set<string> =>
  new Set(nodesIn(statement).flatMap((node) => [...symbolsOf(node)]));

export const nodesIn = (statement: Statement): readonly Node[] => {
  if (statement.is === 'value') return [statement.node];
  return statement.is === 'relation' ? statement.sides : statement.of.flatMap(nodesIn);
};

export const rebuiltStatement = (statement: Statement, change: (node: Node) => Node): Statement => {
  if (statement.is === 'value') return { is: 'value', node: rebuilt(statement.node, change) };
  if (statement.is === 'relation')
    return { ...statement, sides: statement.sides.map((side) => rebuilt(side, change)) };
  return { ...statement, of: statement.of.map((part) => rebuiltStatement(part, change)) };
};
