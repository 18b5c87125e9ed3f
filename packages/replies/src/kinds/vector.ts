import type { Asked } from '../asked.ts';
import { cleanText } from '../reading/clean-text.ts';
import { withoutLabel } from '../reading/labels.ts';
import { attempt, Unreadable } from '../reading/limits.ts';
import { type Statement, symbolsOf } from '../reading/node.ts';
import { readStatement } from '../reading/read-statement.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { beforeUnit } from '../units/read-unit.ts';
import { aligned, type Vector, vectorOf } from '../values/vectors.ts';
import { wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { markElements } from './mark-element.ts';

type ReadVector = { statement: Statement; vector: Vector | undefined };

export const vector: KindRules<ReadVector> = {
  read(text, asked) {
    const { rest } = withoutLabel(cleanText(withoutHats(text)).replace(/\^[({]?T[)}]?$/, ''));
    const read = (part: string): ReadVector => {
      const statement = lastSide(readStatement(part, { variables: asked.variables, vectors: true }));
      return { statement, vector: vectorIn(statement) };
    };
    // A unit that was typed along: (3, -4) km/h.
    for (const part of beforeUnit(rest)) {
      const found = attempt(() => read(part));
      if (found?.vector && isKnown(found.vector, asked)) return found;
    }
    return read(rest);
  },
  latex: ({ statement }) => statementLatex(statement),
  mark(expected, given, asked) {
    if (!expected.vector) throw new Error(`not a vector: ${asked.expected}`);
    if (!given.vector) return wrong('A vector is asked for.');
    const [wanted, found] = aligned(expected.vector, given.vector);
    return markElements(wanted, found, asked);
  },
};

const isKnown = ({ entries }: Vector, asked: Asked) =>
  entries.every((entry) => [...symbolsOf(entry)].every((name) => asked.variables?.includes(name)));

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
