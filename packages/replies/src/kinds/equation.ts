import { usualAccuracy } from '../accuracy.ts';
import type { Asked } from '../asked.ts';
import { markForm } from '../forms/mark-form.ts';
import { minusNode, productNode } from '../reading/build-node.ts';
import { cleanText } from '../reading/clean-text.ts';
import { Unreadable } from '../reading/limits.ts';
import { type Node, rebuilt, type Statement, some, symbolsIn } from '../reading/node.ts';
import { readStatement } from '../reading/read-statement.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { isFlat, sameAffine } from '../values/affine.ts';
import { sameZeros } from '../values/same-curve.ts';
import { markByShape } from '../values/shape.ts';
import { inaccurate, type Mark, right, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { affineOf, spaceOf } from './read-geometry.ts';
import { inCaseOf } from './same-case.ts';
import { withoutHats } from './vector.ts';

type ReadEquation = { statement: Statement; isVector: boolean };

const entryList = /[([<][^()[\]<>]*[,;][^()[\]<>]*[)\]>]/;
/** A row or column without commas. */
const entriesByRoom = /[([]\s*-?[\d.]+(?:\s+-?[\d.]+)+\s*[)\]]/;
const ofDirections = /\br\b.*[ijk]\b/i;

export const equation: KindRules<ReadEquation> = {
  read(text, asked) {
    const plain = cleanText(withoutHats(text).replaceAll(/<([^<>=]*,[^<>=]*)>/g, '($1)'))
      .replace(/^(?:(?:line|plane|curve)\s+)?[A-Zπ](?:_\(?\d\)?|\d)?\s?:\s?/i, '')
      .replace(/[,;]?\s?(?:where |for )?[a-zλμ] ?∈ ?(?:reals|R)\b.*$/, '')
      .replace(/^[fgh]\s?\(\s?x\s?\)\s?=/, 'y=')
      .replace(/^(?:vec|bold)?\s?\br\s?[.*]\s?(?=[([<])/i, 'r*')
      .replaceAll(/\)\s?\.\s?(?=\()/g, ')*');
    const isVector = entryList.test(plain) || entriesByRoom.test(plain) || ofDirections.test(plain);
    const statement = readStatement(plain, {
      variables: asked.variables,
      familiar: asked.expected,
      vectors: isVector,
      list: !isVector && /=.*[,;].*=/.test(plain),
    });
    return { statement, isVector };
  },
  latex: ({ statement }) => statementLatex(statement),
  mark: markEquation,
};

const isEquation = (statement: Statement): boolean =>
  statement.is === 'relation'
    ? statement.signs.every((sign) => sign === '=')
    : statement.is === 'all' && statement.of.every(isEquation);

function markEquation(expected: ReadEquation, given: ReadEquation, asked: Asked): Mark {
  if (!isEquation(expected.statement)) throw new Error(`not an equation: ${asked.expected}`);
  const statement = inCaseOf(
    new Set([...symbolsIn(expected.statement), ...(asked.variables ?? [])]),
    given.statement,
  );
  if (!isEquation(statement)) {
    if (statement.is === 'value' && statement.node.is === 'symbol')
      throw new Unreadable('an equation is asked for');
    return wrong('An equation is asked for.');
  }
  const mark = markFlat(expected.statement, statement) ?? markCurve(expected.statement, statement, asked);
  const [wanted, found] = [explicitSide(expected.statement), explicitSide(statement)];
  if (mark.verdict === 'right' && asked.form && wanted && found)
    return markForm(asked.form, wanted.side, found.side);
  return mark;
}

/** Lines and planes, however they are written; undefined where one of them is something else. */
function markFlat(expected: Statement, given: Statement): Mark | undefined {
  const space = Math.max(spaceOf(expected), spaceOf(given));
  const [wanted, found] = [affineOf(expected, space), affineOf(given, space)];
  if (!isFlat(wanted)) return undefined;
  if (!isFlat(found)) return isSingle(given) && isSingle(expected) ? undefined : wrong();
  if (sameAffine(wanted, found)) return right;
  return isSingle(given) && isSingle(expected) ? undefined : wrong();
}

const isSingle = (statement: Statement): statement is Statement & { is: 'relation' } =>
  statement.is === 'relation' &&
  statement.sides.length === 2 &&
  statement.sides.every((side) => side.is !== 'list');

function markCurve(expected: Statement, given: Statement, asked: Asked): Mark {
  if (!isSingle(expected) || !isSingle(given)) return wrong();
  const [wanted, found] = [expected, given].map(({ sides }) =>
    ofBothSigns(minusNode(sides[0]!, sides[1]!)),
  ) as [Node, Node];
  if (sameZeros(wanted, found)) return right;
  const [left, other] = [explicitSide(expected), explicitSide(given)];
  if (left && other && left.name === other.name) {
    const mark = markByShape(left.side, other.side, asked.accuracy ?? usualAccuracy);
    if (mark && mark.verdict !== 'wrong')
      return mark.verdict === 'right' ? right : inaccurate(mark.note ?? '');
  }
  const mark = markByShape(wanted, found, asked.accuracy ?? usualAccuracy);
  return mark?.verdict === 'accuracy' ? mark : wrong();
}

/** y = ±√x is either of two curves: their product is 0 on both. */
function ofBothSigns(node: Node): Node {
  if (!some(node, (part) => part.is === 'either')) return node;
  const [plus, minus] = [
    rebuilt(node, (part) => (part.is === 'either' ? part.of : part)),
    rebuilt(node, (part) => (part.is === 'either' ? { is: 'negative', of: part.of } : part)),
  ];
  return productNode(plus!, minus!);
}

/** The side of y = …. */
function explicitSide(statement: Statement): { name: string; side: Node } | undefined {
  if (!isSingle(statement)) return undefined;
  const [left, other] = statement.sides as [Node, Node];
  if (left.is === 'symbol') return { name: left.name, side: other };
  return other.is === 'symbol' ? { name: other.name, side: left } : undefined;
}
