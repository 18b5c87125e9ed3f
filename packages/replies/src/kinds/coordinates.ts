import { cleanText } from '../reading/clean-text.ts';
import { apart } from '../reading/labels.ts';
import { Unreadable } from '../reading/limits.ts';
import type { Node, Statement } from '../reading/node.ts';
import { readStatement } from '../reading/read-statement.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { markElements } from './mark-element.ts';

/** Undefined entries: readable, but not one point. */
type ReadPoint = { statement: Statement; entries: readonly Node[] | undefined };

const name =
  /^(?:point\s+)?(?:[A-Za-z]'?(?:_\(?\d\)?|\d)?\s*[=:]?\s*|\(\s*x\s*,\s*y\s*(?:,\s*z\s*)?\)\s*=\s*)(?=[([])/;

/** P(1, 2) and P = (1, 2), but not x = (1/3), y = 2. */
const withoutName = (text: string) =>
  /=.*=/.test(text.replace(/^\([^()]*\)/, '')) ? text : text.replace(name, '');

export const coordinates: KindRules<ReadPoint> = {
  read(text, asked) {
    const statement = readStatement(
      withoutName(cleanText(apart(text)))
        .replace(/^<([^<>=]*)>$/, '($1)')
        // (1|2), as it is written in Germany.
        .replace(
          /^\(([^|()]+)\|([^|()]+)(?:\|([^|()]+))?\)$/,
          (_, ...entries: (string | undefined)[]) => `(${entries.slice(0, 3).filter(Boolean).join(';')})`,
        ),
      {
        variables: asked.variables,
        list: true,
      },
    );
    return { statement, entries: entriesOf(statement) };
  },
  latex: ({ statement }) => statementLatex(statement),
  mark(expected, given, asked) {
    if (!expected.entries) throw new Error(`not a point: ${asked.expected}`);
    if (!given.entries) return wrong('One point is asked for.');
    return markElements(expected.entries, given.entries, asked);
  },
};

function entriesOf(statement: Statement): readonly Node[] | undefined {
  if (statement.is === 'value') return listOf(statement.node);
  if (statement.is === 'relation') return undefined;
  if (statement.by === 'word' && statement.of.every(({ is }) => is === 'value')) return undefined;
  if (statement.of.every((part) => part.is === 'value')) {
    const nodes = statement.of.map((part) => (part as Statement & { is: 'value' }).node);
    return nodes.some((node) => node.is === 'list') ? undefined : nodes;
  }
  return labelled(statement.of);
}

function listOf(node: Node): readonly Node[] | undefined {
  if (node.is === 'symbol') throw new Unreadable('a point is asked for');
  return node.is === 'list' && node.rows.every((row) => row.length === 1 || node.rows.length === 1)
    ? node.rows.flat()
    : undefined;
}

/** x = 1, y = 2 in any order, and others in the order of the alphabet: a = 1, b = 2. */
function labelled(parts: readonly Statement[]): readonly Node[] | undefined {
  const entries = new Map<string, Node>();
  for (const part of parts) {
    if (part.is !== 'relation' || part.signs.join() !== '=' || part.sides[0]!.is !== 'symbol')
      return undefined;
    entries.set(part.sides[0]!.name.toLowerCase(), part.sides[1]!);
  }
  const order = ['x', 'y', 'z'].slice(0, parts.length);
  if (order.every((letter) => entries.has(letter))) return order.map((letter) => entries.get(letter)!);
  const names = [...entries.keys()];
  const isInOrder = names.length > 1 && names.join() === names.toSorted().join();
  return isInOrder && names.length === parts.length ? [...entries.values()] : undefined;
}
