import type { Asked } from '../asked.ts';
import { cleanText } from '../reading/clean-text.ts';
import { apart } from '../reading/labels.ts';
import { type Node, rebuilt, type Statement, some, symbolsIn } from '../reading/node.ts';
import { readStatement } from '../reading/read-statement.ts';
import { saysNone } from '../reading/spoken.ts';
import { statementLatex } from '../reading/write-latex.ts';
import { readUnit, sameDimension } from '../units/read-unit.ts';
import type { Unit } from '../units/unit-table.ts';
import { equal } from '../values/fraction.ts';
import { sameExpression } from '../values/same-expression.ts';
import { type Mark, right, worst, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { markElement, markElements } from './mark-element.ts';
import { inCaseOf } from './same-case.ts';

type Element = { label: string | undefined; node: Node };
type ReadSet = { statement: Statement; elements: readonly Element[] | undefined };

const noSolution =
  /^(?:x\s*(?:∈|in)\s*)?(?:no (?:real )?(?:solutions?|roots?|values?)|none|empty set|∅|\{\s*\})$/i;
const mostElements = 64;

export const set: KindRules<ReadSet> = {
  read(text, asked) {
    const plain = cleanText(apart(text))
      .replaceAll(/\b([A-Za-z])(\d)\s?=/g, '$1_$2=')
      .replaceAll(/\+-/g, '±')
      .replaceAll(/(?<=[\d)\s])&/g, ',')
      .replaceAll(/(\d) ?°(?= ?[,;o]|$)/g, '$1°');
    if (noSolution.test(plain) || saysNone(text))
      return { statement: { is: 'value', node: { is: 'named set', name: 'nothing' } }, elements: [] };
    const statement = readStatement(withoutUnits(plain, asked), { variables: asked.variables, list: true });
    return { statement, elements: elementsOf(statement) };
  },
  latex: ({ statement }) => statementLatex(statement),
  mark: markSet,
};

/** 2 s and 5 s, where seconds are asked for. */
function withoutUnits(text: string, { unit }: Asked): string {
  const asked = unit ? readUnit(unit)[0] : undefined;
  if (!asked) return text;
  return text.replaceAll(unitBehindNumber, (all, name: string) =>
    readUnit(name).some((reading) => sameUnit(reading, asked)) ? '' : all,
  );
}

const unitBehindNumber = /(?<=\d) ?(?!(?:or|and)\b)([A-Za-zΩμ][^,;{}()=]*?)(?= ?(?:[,;}]|$|\bor\b|\band\b))/g;
const sameUnit = (left: Unit, right: Unit) => sameDimension(left, right) && equal(left.scale, right.scale);

function elementsOf(statement: Statement): Element[] | undefined {
  if (statement.is === 'value') return spread(undefined, statement.node);
  if (statement.is === 'relation') {
    const isPlain = statement.signs.every((sign) => sign === '=' || sign === 'in');
    if (!isPlain || statement.sides.slice(0, -1).some((side) => side.is !== 'symbol')) return undefined;
    const [first] = statement.sides;
    return spread(first!.is === 'symbol' ? first.name : undefined, statement.sides.at(-1)!);
  }
  const parts = statement.of.map(elementsOf);
  if (parts.some((part) => part === undefined)) return undefined;
  // In “x = 1 or 3” the name holds for all that follow.
  let label: string | undefined;
  return (parts as Element[][]).flat().map((element) => {
    label = element.label ?? label;
    return { label, node: element.node };
  });
}

/** {1, 2} and ±2 are several. */
function spread(label: string | undefined, node: Node): Element[] {
  if (node.is === 'list' && node.open !== '(' && node.open !== '[')
    return node.rows.flat().flatMap((item) => spread(label, item));
  if (node.is === 'named set') return [];
  if (!some(node, (part) => part.is === 'either')) return [{ label, node }];
  const signs = [
    rebuilt(node, (part) => (part.is === 'either' ? part.of : part)),
    rebuilt(node, (part) => (part.is === 'either' ? { is: 'negative', of: part.of } : part)),
  ];
  return signs.map((value) => ({ label, node: value }));
}

const letterOf = (label: string | undefined) => label?.replace(/_.*/, '').toLowerCase();
const lettersOf = (elements: readonly Element[]) => [
  ...new Set(elements.flatMap(({ label }) => letterOf(label) ?? [])),
];

function markSet({ elements: expected }: ReadSet, { elements: given }: ReadSet, asked: Asked): Mark {
  if (!expected) throw new Error(`not a list of values: ${asked.expected}`);
  if (!given) return wrong('A list of values is asked for.');
  return markElementsOfSet(expected, given, asked);
}

function markElementsOfSet(expected: readonly Element[], given: readonly Element[], asked: Asked): Mark {
  if (Math.max(expected.length, given.length) > mostElements) return wrong();
  const wantedLetters = lettersOf(expected);
  if (wantedLetters.length > 1) return markByLetter(wantedLetters, expected, given, asked);
  const letters = lettersOf(given);
  if (letters.length > 1 || (wantedLetters[0] && letters[0] && letters[0] !== wantedLetters[0]))
    return wrong();
  const wanted = distinct(opened(expected));
  const isOfPoints = wanted.some(({ is }) => is === 'list');
  const names = new Set(wanted.flatMap((node) => [...symbolsIn({ is: 'value', node })]));
  const found = distinct(isOfPoints ? nodesOf(given) : opened(given)).map(
    (node) => (inCaseOf(names, { is: 'value', node }) as { node: Node }).node,
  );
  if (wanted.length !== found.length) {
    return wrong(
      found.length < wanted.length ? 'There are more solutions.' : 'There are too many solutions.',
    );
  }
  return matched(wanted, found, asked);
}

const nodesOf = (elements: readonly Element[]) => elements.map(({ node }) => node);

/** (1, 2) alone may be a set in the wrong brackets. */
function opened(elements: readonly Element[]): readonly Node[] {
  const [only] = elements;
  if (elements.length === 1 && only!.node.is === 'list') {
    const items = only!.node.rows.flat();
    if (items.every(({ is }) => is !== 'list')) return items;
  }
  return nodesOf(elements);
}

const distinct = (nodes: readonly Node[]) =>
  nodes.filter((node, place) => !nodes.slice(0, place).some((other) => isSame(other, node)));

function isSame(left: Node, other: Node): boolean {
  if (left.is !== 'list' || other.is !== 'list')
    return left.is !== 'list' && other.is !== 'list' && sameExpression(left, other);
  const [ours, theirs] = [left.rows.flat(), other.rows.flat()];
  return ours.length === theirs.length && ours.every((node, place) => isSame(node, theirs[place]!));
}

/** Every expected value with one that was given: first those that are right, then those that are nearly so. */
function matched(wanted: readonly Node[], found: readonly Node[], asked: Asked): Mark {
  const left = [...found];
  const marks: Mark[] = [];
  let open = [...wanted];
  for (const verdict of ['right', 'form', 'accuracy'] as const) {
    open = open.filter((node) => {
      const place = left.findIndex((other) => markElement(node, other, asked).verdict === verdict);
      if (place < 0) return true;
      marks.push(verdict === 'right' ? right : markElement(node, left[place]!, asked));
      left.splice(place, 1);
      return false;
    });
  }
  return open.length > 0 ? wrong() : worst(marks);
}

/** x = 1, y = 2, which may also be given as a point. */
function markByLetter(
  letters: readonly string[],
  expected: readonly Element[],
  given: readonly Element[],
  asked: Asked,
): Mark {
  const found = lettersOf(given);
  if (found.length === 0) {
    const inOrder = [...expected].sort((a, b) => (letterOf(a.label)! < letterOf(b.label)! ? -1 : 1));
    return markElements(nodesOf(inOrder), opened(given), asked);
  }
  if (found.length !== letters.length || found.some((letter) => !letters.includes(letter))) return wrong();
  return worst(
    letters.map((letter) => {
      const of = (elements: readonly Element[]) =>
        nodesOf(elements.filter(({ label }) => letterOf(label) === letter));
      const [wanted, got] = [of(expected), of(given)];
      return wanted.length === got.length ? matched(wanted, got, asked) : wrong();
    }),
  );
}
