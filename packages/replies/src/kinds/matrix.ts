import { productNode } from '../reading/build-node.ts';
import { cleanText } from '../reading/clean-text.ts';
import { withoutLabel } from '../reading/labels.ts';
import type { Node, Statement } from '../reading/node.ts';
import { readStatement } from '../reading/read-statement.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { type Mark, worst, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { markElements } from './mark-element.ts';

type Rows = readonly (readonly Node[])[];
type ReadMatrix = { statement: Statement; rows: Rows | undefined };

export const matrix: KindRules<ReadMatrix> = {
  read(text, asked) {
    const { rest } = withoutLabel(
      cleanText(byLines(text)).replaceAll(/(?<=\[[^[\]]+\])\s*(?=\[[^[\]]+\])/g, ', '),
    );
    const isBare = /;/.test(rest) && !/[([{]/.test(rest);
    const read = readStatement(isBare ? `[${rest}]` : withPoints(rest), {
      variables: asked.variables,
      vectors: true,
    });
    // A^-1 = …
    const isNamed = read.is === 'relation' && read.signs.every((sign) => sign === '=');
    const statement: Statement = isNamed ? { is: 'value', node: read.sides.at(-1)! } : read;
    return { statement, rows: rowsIn(statement) };
  },
  latex: ({ statement }) => statementLatex(statement),
  mark(expected, given, asked): Mark {
    if (!expected.rows) throw new Error(`not a matrix: ${asked.expected}`);
    if (!given.rows) return wrong('A matrix is asked for.');
    if (expected.rows.length !== given.rows.length) return wrong('The matrix has another size.');
    return worst(expected.rows.map((row, place) => markElements(row, given.rows![place]!, asked)));
  },
};

/** Each line is a row. */
const byLines = (text: string) =>
  text.includes(';') || text.includes('\\')
    ? text
    : text.trim().replaceAll(/[,;]?\s*\n\s*/g, text.includes('[[') ? ' ' : '; ');

const rowBySemicolons = /[([{][^()[\]{}]*;[^()[\]{}]*[)\]}]/g;

/** Not only entries such as (1/2) in brackets of their own. */
const hasRowsInBrackets = /[([{]\s*[([{][^()[\]{}]*[,;\s][^()[\]{}]*[)\]}]/;

/** [[0,5; 1,5]; [2; -1]]: semicolons within the rows leave the commas to the numbers. */
function withPoints(text: string): string {
  if (!hasRowsInBrackets.test(text) || !/[)\]}]\s*[)\]}]/.test(text)) return text;
  return text
    .replaceAll(rowBySemicolons, (row) => row.replaceAll(/(?<=\d),(?=\d)/g, '.').replaceAll(';', ','))
    .replaceAll(/(?<=[)\]}])\s*;\s*(?=[([{])/g, ', ');
}

function rowsIn(statement: Statement): Rows | undefined {
  if (statement.is === 'value') return rowsOf(statement.node);
  if (statement.is !== 'all') return undefined;
  // [1,2],[3,4]: each list is a row.
  const rows = statement.of.map((part) =>
    part.is === 'value' && part.node.is === 'list' ? part.node.rows : [],
  );
  return rows.every((row) => row.length === 1) ? rows.flat() : undefined;
}

function rowsOf(node: Node): Rows | undefined {
  switch (node.is) {
    case 'list': {
      if (node.rows.length > 1) return node.rows;
      const [items] = node.rows;
      const nested = items!.map((item) =>
        item.is === 'list' && item.rows.length === 1 ? item.rows[0]! : undefined,
      );
      if (nested.every((row) => row === undefined)) return [items!];
      return nested.some((row) => row === undefined) ? undefined : (nested as Rows);
    }
    case 'negative':
      return changed(node.of, (entry) => ({ is: 'negative', of: entry }));
    case 'quotient':
      return changed(node.top, (entry) => ({ is: 'quotient', top: entry, bottom: node.bottom }));
    case 'product': {
      const found = node.factors.filter((factor) => rowsOf(factor));
      const rest = node.factors.filter((factor) => !rowsOf(factor));
      return found.length === 1 ? changed(found[0]!, (entry) => productNode(...rest, entry)) : undefined;
    }
    default:
      return undefined;
  }
}

const changed = (node: Node, change: (entry: Node) => Node): Rows | undefined =>
  rowsOf(node)?.map((row) => row.map(change));
