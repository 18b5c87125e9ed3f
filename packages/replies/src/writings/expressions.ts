import type { Asked } from '../asked.ts';
import { expression } from '../kinds/expression.ts';
import { type Node, symbolsOf } from '../reading/node.ts';
import { plainOf } from '../reading/write-plain.ts';
import { bothOrders, renamed } from './tree.ts';
import type { Writings } from './writings.ts';

export function expressionWritings(asked: Asked): Writings {
  const { statement, label } = expression.read(asked.expected, asked);
  if (statement.is !== 'value') return { equivalent: [], nearMisses: [] };
  const { node } = statement;
  const plain = plainOf(node);
  const symbols = symbolsOf(node);
  const letter = asked.variables?.find((name) => symbols.has(name)) ?? [...symbols][0] ?? 'x';
  const constant = constantIn(node, asked);
  if (constant) return antiderivativeWritings(node, constant, letter, asked);
  return {
    equivalent: asked.form
      ? []
      : [
          ...bothOrders(node),
          `(${plain})+0`,
          `0.5*(2(${plain}))`,
          `−(−(${plain}))`,
          `(${plain})+${letter}-${letter}`,
          `((${plain})(${letter}^2+1))/(1+${letter}^2)`,
          `${label ?? 'f(x)'} = ${plain}`,
          `(${plain})/3+2/3(${plain})`,
          `= ${asked.expected.replace(/^[^=]*=/, '').trim()}`,
        ],
    nearMisses: [
      `-(${plain})`,
      `(${plain})+1`,
      `2(${plain})`,
      ...otherLetter(node, letter),
      `(${plain})-${letter}`,
      `(${plain})*1.05`,
      `(${plain})/3`,
      `${letter}(${plain})`,
      `1/(${plain})`,
      `(${plain})^2`,
      `(${plain})+sin(${letter})/10`,
      `(${plain})+${symbols.has('K') ? 'Q' : 'K'}`,
      `10(${plain})`,
    ],
  };
}

/** The same in a letter that isn't there. */
function otherLetter(node: Node, letter: string): string[] {
  const symbols = symbolsOf(node);
  if (!symbols.has(letter)) return [];
  const other = ['y', 'w', 'q'].find((name) => ![...symbols].some((own) => own.toLowerCase() === name))!;
  return [plainOf(renamed(node, letter, other))];
}

function constantIn(node: Node, { variables }: Asked): string | undefined {
  const names =
    node.is === 'sum' ? node.terms.flatMap((term) => (term.is === 'symbol' ? [term.name] : [])) : [];
  return names.find((name) => /^[Cc]$/.test(name) && !variables?.includes(name));
}

/** Any constant will do, but one must be there. */
function antiderivativeWritings(node: Node, constant: string, letter: string, asked: Asked): Writings {
  const bare: Node = {
    is: 'sum',
    terms: (node as Node & { is: 'sum' }).terms.filter(
      (term) => !(term.is === 'symbol' && term.name === constant),
    ),
  };
  const plain = plainOf(bare);
  return {
    equivalent: asked.form
      ? []
      : [
          ...bothOrders(node),
          `${plain}+k`,
          `${plain}+c+1`,
          `${plain} - C`,
          `C + ${plain}`,
          `(${plain})/3+2/3(${plain}) + 2C`,
          `${plain} + constant`,
          `y = ${plain} + K`,
        ],
    nearMisses: [
      plain,
      `${plain}+3`,
      `-(${plain})+C`,
      `2(${plain})+C`,
      `${plain}+C${letter}`,
      `C(${plain})`,
      `${plain}+${letter}+C`,
      `(${plain})/2+C`,
      `(${plain})*1.05+C`,
      `${letter}(${plain})+C`,
      `1/(${plain})+C`,
      ...otherLetter(bare, letter).map((text) => `${text}+C`),
      'C',
    ],
  };
}
