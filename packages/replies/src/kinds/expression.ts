import { usualAccuracy } from '../accuracy.ts';
import type { Asked } from '../asked.ts';
import { markForm } from '../forms/mark-form.ts';
import { wholeNode } from '../reading/build-node.ts';
import { cleanText } from '../reading/clean-text.ts';
import { labelsClash } from '../reading/labels.ts';
import { attempt } from '../reading/limits.ts';
import { type Node, rebuilt, symbolsIn, symbolsOf } from '../reading/node.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { beforeUnit } from '../units/read-unit.ts';
import { sameExpression, sameUpToConstant } from '../values/same-expression.ts';
import { markByShape } from '../values/shape.ts';
import { type Mark, right, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { type ReadValue, readValue } from './read-value.ts';
import { inCaseOf } from './same-case.ts';

export const expression: KindRules<ReadValue> = {
  read(text, asked) {
    const reading = { variables: asked.variables, familiar: asked.expected };
    const plain = text
      .replace(/\bconst(?:ant)?\b\.?/i, 'C')
      .replace(domain, '')
      .replace(andSoOn, '');
    return text === asked.expected
      ? readValue(plain, reading, false)
      : withoutUnit(cleanText(plain), asked, (part) => readValue(part, reading, false));
  },
  latex: ({ statement }) => statementLatex(statement),
  mark: markExpression,
};

/** The first terms of a series: 1 + x + x²/2 + … */
const andSoOn = /(?<=[^\s+−-])\s*[+−-]\s*(?:\.{2,}|…|\\[lc]?dots)\s*$/;

/** Where a function is defined, behind it: (2x+1)/(x-3), x ≠ 3. Nobody asks for it here. */
const domain =
  /[,;] ?(?:for |where |when )?\(?[a-z] ?(?:≠|!=|[<>≤≥]=?|∈|\bin\b)[^,;()]{1,24}\)?$|\((?:for |where )?[a-z] ?(?:≠|!=|[<>≤≥]=?)[^,;()]{1,24}\)$/;

/** 6t − 4 m s^-2, where m and s are no letters of the answer. */
function withoutUnit(text: string, asked: Asked, read: (text: string) => ReadValue): ReadValue {
  const known = new Set([...(asked.variables ?? []), ...(asked.expected.match(/[A-Za-z]/g) ?? [])]);
  const isKnown = ({ statement }: ReadValue) => [...symbolsIn(statement)].every((name) => known.has(name));
  for (const part of asked.variables ? beforeUnit(text) : []) {
    const unitText = text.slice(part.length).trim();
    if (!/[A-Za-z]/.test(unitText) || [...unitText.matchAll(/[A-Za-z]/g)].every(([name]) => known.has(name)))
      continue;
    const found = attempt(() => read(part));
    if (found && symbolsIn(found.statement).size > 0 && isKnown(found)) return { ...found, unitText };
  }
  return read(text);
}

function markExpression(expected: ReadValue, given: ReadValue, asked: Asked): Mark {
  if (expected.statement.is !== 'value') throw new Error(`not an expression: ${asked.expected}`);
  if (given.statement.is !== 'value') return wrong('One expression is asked for.');
  if (labelsClash(expected.label, given.label)) return wrong(`${expected.label} is asked for.`);
  const wanted = expected.statement.node;
  const constant = constantOfIntegration(wanted, asked);
  const letters = new Set([...symbolsOf(wanted), ...(asked.variables ?? [])]);
  if (constant) letters.delete(constant);
  const cased = inCaseOf(letters, given.statement);
  const found = (cased as typeof given.statement).node;
  const mark = constant
    ? markAntiderivative(wanted, found, constant, letters, asked)
    : markValue(wanted, found, asked);
  if (mark.verdict === 'right' && asked.form) return markForm(asked.form, wanted, found);
  return mark === right && given.unitText ? { ...right, note: 'The unit was passed over.' } : mark;
}

function markValue(wanted: Node, found: Node, asked: Asked): Mark {
  if (sameExpression(wanted, found)) return right;
  const byShape = markByShape(wanted, found, asked.accuracy ?? usualAccuracy);
  if (byShape && byShape.verdict !== 'wrong') return byShape;
  if (sameExpression(wanted, { is: 'negative', of: found })) return wrong('Look at the sign.');
  return wrong();
}

/** “+ C” at the end, where C is none of the variables. */
function constantOfIntegration(node: Node, asked: Asked): string | undefined {
  if (node.is !== 'sum') return undefined;
  const last = node.terms.find((term) => term.is === 'symbol' && /^[Cc]$/.test(term.name));
  return last?.is === 'symbol' && !asked.variables?.includes(last.name) ? last.name : undefined;
}

/** Any letter of the student's will do as the constant, in any shape that can take every value: − k, ln A, C/2. */
function markAntiderivative(
  wanted: Node,
  found: Node,
  constant: string,
  letters: ReadonlySet<string>,
  asked: Asked,
): Mark {
  const free = [...symbolsIn({ is: 'value', node: found })].filter((name) => !letters.has(name));
  const bare = withValue(wanted, constant, 0);
  if (free.length === 0) {
    return markValue(bare, found, asked).verdict === 'wrong' && !sameUpToConstant(bare, found)
      ? wrong()
      : wrong('The constant of integration is missing.');
  }
  if (free.length > 1) return wrong();
  const [low, high] = [1, 2].map((value) => withValue(found, free[0]!, value)) as [Node, Node];
  const isConstant = sameUpToConstant(bare, low) && sameUpToConstant(bare, high);
  if (isConstant && !sameExpression(low, high)) return right;
  const mark = markValue(bare, withValue(found, free[0]!, 0), asked);
  return mark.verdict === 'accuracy' ? mark : wrong();
}

const withValue = (node: Node, name: string, value: number): Node =>
  rebuilt(node, (part) => (part.is === 'symbol' && part.name === name ? wholeNode(value) : part));
