import { cleanText } from '../reading/clean-text.ts';
import { withoutLabel } from '../reading/labels.ts';
import { Unreadable } from '../reading/limits.ts';
import type { Statement } from '../reading/node.ts';
import { readStatement } from '../reading/read-statement.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { aligned, type Vector, vectorOf } from '../values/vectors.ts';
import { wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { markElements } from './mark-element.ts';

type ReadVector = { statement: Statement; vector: Vector | undefined };

export const vector: KindRules<ReadVector> = {
  read(text, asked) {
    const { rest } = withoutLabel(cleanText(withoutHats(text)).replace(/\^[({]?T[)}]?$/, ''));
    const statement = lastSide(readStatement(rest, { variables: asked.variables, vectors: true }));
    return { statement, vector: vectorIn(statement) };
  },
  latex: ({ statement }) => statementLatex(statement),
  mark(expected, given, asked) {
    if (!expected.vector) throw new Error(`not a vector: ${asked.expected}`);
    if (!given.vector) return wrong('A vector is asked for.');
    const [wanted, found] = aligned(expected.vector, given.vector);
    return markElements(wanted, found, asked);
  },
};

/** Hats, arrows and bars over letters. */
export const withoutHats = (text: string) =>
  text.length > 1000
    ? text
    : text
        .normalize('NFD')
        .replaceAll(/[\u0302\u0304\u0305\u20D7\u20D1]/g, '')
        .normalize('NFC');

const lastSide = (statement: Statement): Statement =>
  statement.is === 'relation' && statement.signs.every((sign) => sign === '=')
    ? { is: 'value', node: statement.sides.at(-1)! }
    : statement;

function vectorIn(statement: Statement): Vector | undefined {
  if (statement.is === 'value') {
    if (statement.node.is === 'symbol' && !vectorOf(statement.node))
      throw new Unreadable('a vector is asked for');
    return vectorOf(statement.node);
  }
  if (statement.is !== 'all' || statement.by === 'word') return undefined;
  const nodes = statement.of.flatMap((part) => (part.is === 'value' ? [part.node] : []));
  if (nodes.length !== statement.of.length || nodes.some((node) => vectorOf(node))) return undefined;
  return { entries: nodes, byDirections: false };
}
