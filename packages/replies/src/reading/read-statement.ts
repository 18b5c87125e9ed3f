import { doubles } from '../values/doubles.ts';
import { evaluation } from '../values/evaluate.ts';
import { highestTower, Unreadable } from './limits.ts';
import { children, type Node, nodesIn, type Statement, some, symbolsOf } from './node.ts';
import { StatementReader } from './statement-reader.ts';
import { tokensOf } from './tokens.ts';

export type Reading = {
  /** Letters that are variables, even if they mean something elsewhere. */
  variables?: readonly string[];
  /** What is expected: its letters are no strange words. */
  familiar?: string;
  /** A list is expected, so that commas separate. */
  list?: boolean;
  intervals?: boolean;
  vectors?: boolean;
};

/** Reads text that is clean already. What nobody can read throws `Unreadable`. */
export function readStatement(text: string, reading: Reading = {}): Statement {
  const variables = new Set(reading.variables);
  const names = [...variables].filter((name) => name.length > 1);
  const isList = (reading.list || reading.intervals || reading.vectors) ?? false;
  const { tokens, strangeWords } = tokensOf(text, {
    names: [...names, ...names.filter((name) => name.includes('_')).map((name) => name.replace('_', ''))],
    comma:
      isList && (reading.vectors || !text.includes(';') || hasPointsBySemicolon(text))
        ? 'separates'
        : argumentsSeparate(text),
    grouped: !reading.vectors,
    letterTimes: !variables.has('x') && !variables.has('X'),
  });
  const strange = strangeWords.find((word) =>
    [...word].some((letter) => !variables.has(letter) && !reading.familiar?.includes(letter)),
  );
  if (strange) throw new Unreadable(`“${strange}” is no mathematics`);
  const statement = new StatementReader(tokens, {
    variables,
    intervals: reading.intervals ?? false,
    vectors: reading.vectors ?? false,
  }).statement();
  for (const node of nodesIn(statement)) refuseExplosions(node);
  return statement;
}

/** (1,2); (3,4): commas within the brackets, semicolons between them. */
function hasPointsBySemicolon(text: string): boolean {
  let depth = 0;
  let [commas, semicolons] = [false, false];
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth > 0) commas = true;
    else if (sign === ';' && depth === 0) semicolons = true;
    else if (sign === ';') return false;
  }
  return commas && semicolons;
}

/** C(5,2) has two values; no other comma between digits has a reason to separate. */
const argumentsSeparate = (text: string) =>
  /(?:[CP]|ncr|npr|choose|binom|root)\s?\(/i.test(text) || /,\s/.test(text) ? 'separates' : 'decimal';

/** The one value that was typed. */
export function readNode(text: string, reading: Reading = {}): Node {
  const statement = readStatement(text, reading);
  if (statement.is !== 'value') throw new Unreadable('one value is asked for');
  return statement.node;
}

/** How many exponents with letters stand one above the other. */
function towerOf(node: Node): number {
  if (node.is === 'power') {
    const above = symbolsOf(node.exponent).size > 0 ? 1 + towerOf(node.exponent) : 0;
    return Math.max(above, towerOf(node.base));
  }
  return Math.max(0, ...children(node).map(towerOf));
}

const highestPower = 300;

const mostFactors = 170;

/** C(1000, 500) is worked out factor by factor. */
function refuseManyFactors([from, chosen]: readonly Node[]): void {
  if (!from || !chosen || symbolsOf(from).size + symbolsOf(chosen).size > 0) return;
  const [n, k] = [from, chosen].map((node) => evaluation(node, doubles)(new Map())) as [number, number];
  if (Math.min(k, n - k) > mostFactors) throw new Unreadable('a number out of reach');
}

/** 9^9^9^9 has more digits than there are atoms: nobody means it, and nobody should work it out. */
function refuseExplosions(root: Node): void {
  if (towerOf(root) > highestTower) throw new Unreadable('a power out of reach');
  some(root, (node) => {
    if (node.is === 'power' && symbolsOf(node).size === 0) {
      const [base, exponent] = [evaluation(node.base, doubles), evaluation(node.exponent, doubles)].map(
        (value) => value(new Map()),
      ) as [number, number];
      const size = Math.abs(exponent * Math.log10(Math.abs(base)));
      if (size > highestPower && base !== 0) throw new Unreadable('a number out of reach');
      if (Math.abs(exponent) > 1e6 || exponent === Number.POSITIVE_INFINITY)
        throw new Unreadable('a power out of reach');
    }
    if (node.is === 'call' && (node.name === 'choose' || node.name === 'permute'))
      refuseManyFactors(node.args);
    if (node.is === 'call' && node.name === 'factorial' && symbolsOf(node).size === 0) {
      const of = evaluation(node.args[0]!, doubles)(new Map());
      if (!(of <= 170)) throw new Unreadable('a factorial out of reach');
    }
    return false;
  });
}
