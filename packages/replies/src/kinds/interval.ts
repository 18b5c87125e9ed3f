import type { Asked } from '../asked.ts';
import { cleanText } from '../reading/clean-text.ts';
import { Unreadable } from '../reading/limits.ts';
import { rebuiltStatement, type Statement, symbolsIn } from '../reading/node.ts';
import { readStatement } from '../reading/read-statement.ts';
import { saysNone } from '../reading/spoken.ts';
import { statementLatex } from '../reading/write-latex.ts';
import type { Bound, Range } from '../values/ranges.ts';
import { type Mark, right, worst, wrong } from '../verdict.ts';
import type { KindRules } from './kind.ts';
import { markElement } from './mark-element.ts';
import { rangesOf } from './read-ranges.ts';
import { inCaseOf } from './same-case.ts';

type ReadInterval = {
  statement: Statement;
  ranges: readonly Range[] | undefined;
  /** 20 to 50: whether the ends belong to it is left open. */
  isBySpan: boolean;
};

const wordings: readonly [RegExp, string][] = [
  [/^[A-Za-z] (?:can|may) be (?=any real|all real)/g, ''],
  [/\b(?:all (?:the )?)?real numbers?\b|\ball reals?\b|\(?\bany real(?: number)?\b\)?/gi, ' reals '],
  [/(?:∈|\bin) ?R\b/g, '∈ reals '],
  [/(?:^|(?<=∈ ))(?:R|reals) ?\^?\(?\+\)?$/g, '(0,∞)'],
  [/^R\b/g, 'reals '],
  // x ∉ [-1, 3]
  [/^[A-Za-z] ?(?:∉|not in) ?/g, 'reals \\'],
  [/\bis positive\b/gi, '> 0'],
  [/\bis negative\b/gi, '< 0'],
  [/\bno (?:real )?(?:solutions?|values?)\b/gi, ' nothing '],
  [/\b(?:is )?(?:greater|more|bigger) than or equal(?: to)?\b|\bat least\b/gi, '>='],
  [/\b(?:is )?(?:less|smaller|fewer) than or equal(?: to)?\b|\bat most\b/gi, '<='],
  [/\b(?:is )?(?:greater|more|bigger) than\b/gi, '>'],
  [/\b(?:is )?(?:less|smaller|fewer) than\b/gi, '<'],
  [/\b(?:is |does )?not equal(?: to)?\b/gi, '!='],
  [/\b[fgh]\s?(?:\^\(?-1\)?)?\(x\)/g, 'y'],
  [/\|\|/g, ' or '],
  [/^\{\s*[A-Za-z]\s?(?:∈ ?reals )?\s?[|:]\s*([^{}]+)\}$/g, '$1'],
];

export const interval: KindRules<ReadInterval> = {
  read(text, asked) {
    const clean = cleanText(saysNone(text) ? 'no solution' : withMinus(text));
    const span = spanIn(clean);
    const plain = wordings.reduce((words, [from, to]) => words.replaceAll(from, to), span ?? clean).trim();
    const statement = rebuiltStatement(
      readStatement(
        withHoles(plain, () => letterAsked(text, asked)),
        { variables: asked.variables, intervals: true },
      ),
      // ]3; 5] is no column.
      (node) => (node.is === 'list' ? { ...node, rows: [node.rows.flat()] } : node),
    );
    const ranges = rangesOf(statement);
    if (!ranges && statement.is === 'value' && statement.node.is === 'symbol')
      throw new Unreadable('an interval is asked for');
    return { statement, ranges, isBySpan: span !== undefined };
  },
  latex: ({ statement }) => statementLatex(statement),
  mark: markInterval,
};

const spans: readonly RegExp[] = [
  /^(?:from )?([^\s,;<>=]+) to ([^\s,;<>=]+)$/i,
  /^(?:[a-z] (?:is )?)?between ([^\s,;<>=]+) and ([^\s,;<>=]+)$/i,
  /^(\d+(?:\.\d+)?) ?- ?(\d+(?:\.\d+)?)$/,
];

/** 20 to 50, between 20 and 50, 20–50; a name may stand before it. */
function spanIn(text: string): string | undefined {
  const rest = text.replace(/^[A-Za-z] ?= ?/, '');
  const found = spans.map((shape) => shape.exec(rest)).find(Boolean);
  return found ? `[${found[1]}, ${found[2]}]` : undefined;
}

/** Before LaTeX is looked for, which a backslash may also be. */
const withMinus = (text: string) =>
  text
    .replaceAll(/\\mathbb ?\{? ?R ?\}?/g, 'ℝ')
    .replace(/(ℝ|\bR|\breals)\s*(?:\\(?:setminus|backslash)|[\\∖])\s*(?=\\?[[\]({])/, '$1 - ');

/** What ℝ \ {3} says nothing of. */
function letterAsked(text: string, asked: Asked): string {
  // The expected answer itself is read as any other.
  const [letter] = text === asked.expected ? [] : symbolsIn(interval.read(asked.expected, asked).statement);
  return letter ?? asked.variables?.[0] ?? 'x';
}

const outsideOf = /^(?:([A-Za-z]) ?∈ ?)?reals\s*[\\/-]\s*([[\](])([^,;]+)[,;]([^,;]+)([\])[])$/;
const allBut = /^(?:([A-Za-z]) ?∈ ?)?reals\s*(?:\\|-|\/)?\s*\{([^{}]+)\}$/;
const exception = /\b(?:except|but not|excluding)(?: for)?(?: ([A-Za-z]) ?(?:!?=))?/gi;

/** ℝ \ {3}, reals − {3} and all but 3. */
function withHoles(text: string, letterAskedFor: () => string): string {
  const outside = outsideOf.exec(text);
  if (outside) {
    const [, letter = letterAskedFor(), open, low, high, close] = outside;
    return `${letter} ${open === '[' ? '<' : '<='} ${low} or ${letter} ${close === ']' ? '>' : '>='} ${high}`;
  }
  const found = allBut.exec(text);
  if (found) {
    const [, letter = letterAskedFor(), holes = ''] = found;
    return holes
      .split(',')
      .map((hole) => `${letter} != ${hole}`)
      .join(' and ');
  }
  return text.replaceAll(exception, (_, letter?: string) => ` and ${letter ?? letterAskedFor()} != `);
}

function markInterval(expected: ReadInterval, given: ReadInterval, asked: Asked): Mark {
  if (!expected.ranges) throw new Error(`not an interval: ${asked.expected}`);
  const [wantedLetter] = symbolsIn(expected.statement);
  const [letter] = symbolsIn(inCaseOf(symbolsIn(expected.statement), given.statement));
  if (wantedLetter && letter && letter !== wantedLetter) return wrong(`${wantedLetter} is asked for.`);
  if (!given.ranges) return wrong('This is not solved yet.');
  if (expected.ranges.length !== given.ranges.length) return wrong();
  return worst(
    expected.ranges.flatMap(({ low, high }, place) => {
      const found = given.ranges![place]!;
      const end = (wanted: Bound, got: Bound) =>
        markBound(wanted, expected.isBySpan ? { ...got, open: wanted.open } : got, asked);
      return [end(low, found.low), end(high, found.high)];
    }),
  );
}

function markBound(expected: Bound, given: Bound, asked: Asked): Mark {
  if (!expected.node || !given.node) return expected.node === given.node ? right : wrong();
  const mark = markElement(expected.node, given.node, asked);
  if (mark.verdict === 'wrong') return mark;
  return expected.open === given.open ? mark : wrong('Look at whether the ends belong to it.');
}
