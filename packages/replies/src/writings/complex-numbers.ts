import type { Asked } from '../asked.ts';
import { complex } from '../kinds/complex.ts';
import { type Node, rebuilt, symbolsIn } from '../reading/node.ts';
import { plainOf } from '../reading/write-plain.ts';
import { sameExpression } from '../values/same-expression.ts';
import { expressionWritings } from './expressions.ts';
import { bothOrders } from './tree.ts';
import type { Writings } from './writings.ts';

export function complexWritings(asked: Asked): Writings {
  const { statement } = complex.read(asked.expected, asked);
  if (statement.is !== 'value') return { equivalent: [], nearMisses: [] };
  if (symbolsIn(statement).size > 0) return expressionWritings(asked);
  const { node } = statement;
  const plain = plainOf(node);
  const conjugate = rebuilt(node, (part) =>
    part.is === 'constant' && part.name === 'i' ? { is: 'negative', of: part } : part,
  );
  const misses = [
    `-(${plain})`,
    `i*(${plain})`,
    `2*(${plain})`,
    `(${plain})+1`,
    `(${plain})+i`,
    `(${plain})/2`,
    `(${plain})-2`,
    `(${plain})-3i`,
    `(${plain})+x`,
    `-i*(${plain})`,
    `5*(${plain})`,
    `(${plain})+10i`,
    `(${plain})/10`,
  ];
  return {
    equivalent: asked.form
      ? []
      : [
          ...bothOrders(node),
          `2*(${plain})/2`,
          `(${plain})+0`,
          `-(-(${plain}))`,
          `z = ${plain}`,
          withJ(node),
        ],
    nearMisses: [...(sameExpression(node, conjugate) ? [] : [plainOf(conjugate)]), ...misses],
  };
}

const withJ = (node: Node) =>
  plainOf(
    rebuilt(node, (part) =>
      part.is === 'constant' && part.name === 'i' ? { is: 'symbol', name: 'j' } : part,
    ),
  );
