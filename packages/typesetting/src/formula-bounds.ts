/** Longer than any formula that a person reads. */
const longestFormula = 2000;
/** Groups within groups; nine are in the deepest of our own bank. */
const deepestNesting = 40;
/** Cells and rows cost far more than letters; a matrix of 12 by 12 has 155 of these signs. */
const mostCells = 200;
/** In em: of one size, of all that draw backwards, and of all together. */
const largestSize = 20;
const furthestBack = 20;
const largestSum = 100;

/**
 * What can make much out of little: commands that define others, that put off or repeat their expansion, that open a
 * group without a brace, or that write to the console of the server. The second line is of the typesetter for print.
 */
const forbidden = new Set(
  [
    'def gdef edef xdef let futurelet global long newcommand renewcommand providecommand',
    'newenvironment renewenvironment DeclareMathOperator DeclarePairedDelimiter DeclarePairedDelimiterX',
    'DeclarePairedDelimiterXPP newtagform renewtagform usetagform mathtoolsset require csname',
    'expandafter noexpand TextOrMath tmspace char bgroup egroup message errmessage show',
  ].flatMap((line) => line.split(' ').map((name) => `\\${name}`)),
);

const tokens = /\\(?:[a-zA-Z@]+|[\s\S])|[{}&@]/g;
const opening = new Set(['{', '\\begin', '\\left']);
const closing = new Set(['}', '\\end', '\\right']);
const dividing = new Set(['&', '@', '\\\\', '\\cr', '\\newline']);

/**
 * Why a formula isn't even given to a typesetter, seen in its letters alone. Without commands of its own, what comes
 * out grows with what is written.
 */
export function refusalOf(formula: string): string | undefined {
  if (formula.length > longestFormula) return `longer than ${longestFormula} characters`;
  let [depth, cells] = [0, 0];
  for (const [token] of formula.matchAll(tokens)) {
    // Commands with an @ are the inside of the typesetter.
    if (forbidden.has(token) || (token.length > 2 && token.includes('@'))) {
      return `${token} is not allowed, since a formula can't define or expand commands`;
    }
    if (opening.has(token)) depth += 1;
    else if (closing.has(token)) depth = Math.max(0, depth - 1);
    else if (dividing.has(token)) cells += 1;
    if (depth > deepestNesting) return `it is nested more than ${deepestNesting} times`;
    if (cells > mostCells) return `it has more than ${mostCells} cells and lines`;
  }
  return columnsRefusalOf(formula);
}

const commentOrEscape = /\\[\s\S]|%[^\n]*(?:\n\s*)?/g;

/** Such a table says in a number how many columns it has, and gets as many, be it a billion. */
function columnsRefusalOf(formula: string): string | undefined {
  if (!formula.includes('at')) return undefined;
  const read = formula.replaceAll(commentOrEscape, (found) => (found.startsWith('%') ? '' : found));
  for (const [, columns] of read.matchAll(
    /\\begin\s*\{\s*align(?:ed)?at\*?\s*\}(?:\s*\{\s*(\d{1,2})\s*\})?/g,
  )) {
    if (columns === undefined) return 'its columns are not a number of one or two digits';
  }
  return undefined;
}

/** The same in em, about. */
const units: Record<string, number> = {
  em: 1,
  ex: 0.43,
  mu: 1 / 18,
  pt: 0.1,
  px: 0.1,
  bp: 0.1,
  dd: 0.11,
  nd: 0.11,
  mm: 0.28,
  cm: 2.85,
  pc: 1.2,
  cc: 1.28,
  nc: 1.28,
  in: 7.23,
  sp: 0,
};

/** Whether sizes may be written in it. A comment may stand between a number and its unit. */
const mayHaveSizes = (formula: string): boolean => /\d\.?\s*[a-z]{2}|(?<!\\)%/.test(formula);

/** The parser bounds sizes to one side only: a space of -500em would lay a formula over the page around it. */
export function sizeRefusalOf(formula: string, parse: () => unknown): string | undefined {
  if (!mayHaveSizes(formula)) return undefined;
  let [sum, back] = [0, 0];
  for (const { number, unit } of sizesIn(parse())) {
    const size = number * (units[unit] ?? 1);
    if (Math.abs(size) > largestSize) return `a size of ${number}${unit} is larger than ${largestSize}em`;
    sum += Math.abs(size);
    back += Math.max(0, -size);
  }
  if (back > furthestBack) return `it goes back by more than ${furthestBack}em`;
  return sum > largestSum ? `its sizes are larger than ${largestSum}em together` : undefined;
}

interface Size {
  readonly number: number;
  readonly unit: string;
}

function* sizesIn(tree: unknown): Generator<Size> {
  if (typeof tree !== 'object' || tree === null) return;
  const { number, unit } = tree as Partial<Size>;
  if (typeof number === 'number' && typeof unit === 'string') yield { number, unit };
  else for (const [name, inside] of Object.entries(tree)) if (name !== 'loc') yield* sizesIn(inside);
}
