import type { Node } from './node.ts';

/** An expression as it could be typed again, with every bracket: for putting one reply into the formula of another. */
export function plainOf(node: Node): string {
  switch (node.is) {
    case 'number':
      return node.typed.includes('/') ? `(${node.typed})` : node.typed;
    case 'constant':
      return node.name;
    case 'symbol':
      return node.name.replace(/_(.+)$/, '_($1)');
    case 'sum':
      return `(${node.terms.map(plainOf).join('+')})`;
    case 'product':
      return `(${node.factors.map(plainOf).join('*')})`;
    case 'quotient':
      return `(${plainOf(node.top)}/${plainOf(node.bottom)})`;
    case 'power':
      return `((${plainOf(node.base)})^(${plainOf(node.exponent)}))`;
    case 'negative':
      return `(-${plainOf(node.of)})`;
    case 'either':
      return `(±${plainOf(node.of)})`;
    case 'degrees':
      return `(${plainOf(node.of)}°)`;
    case 'percent':
      return `(${plainOf(node.of)}%)`;
    case 'mixed':
      return `(${plainOf(node.whole)}+${plainOf(node.part)})`;
    case 'call':
      return callOf(node.name, node.args.map(plainOf));
    case 'list':
      return `${node.open}${node.rows.map((row) => row.map(plainOf).join(',')).join(';')}${node.close}`;
    case 'named set':
      return node.name;
  }
}

function callOf(name: string, args: readonly string[]): string {
  if (name === 'factorial') return `(${args[0]})!`;
  if (name === 'logBase') return `log_(${args[0]})(${args[1]})`;
  const typed: Readonly<Record<string, string>> = { choose: 'ncr', permute: 'npr' };
  return `${typed[name] ?? name}(${args.join(',')})`;
}
