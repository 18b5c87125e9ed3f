import type { FunctionName, Node, Sign, Statement } from './node.ts';

const functionLatex: Partial<Record<FunctionName, string>> = {
  csc: '\\csc',
  cis: '\\operatorname{cis}',
};
const signLatex: Readonly<Record<Sign, string>> = {
  '=': '=',
  '<': '<',
  '<=': '\\leq',
  '>': '>',
  '>=': '\\geq',
  '!=': '\\neq',
  in: '\\in',
};
const greek =
  /^(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|mu|nu|xi|rho|sigma|tau|phi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Sigma|Phi|Omega)$/;

/** What was read, for showing before it is marked. */
export function statementLatex(statement: Statement): string {
  if (statement.is === 'value') return latexOf(statement.node);
  if (statement.is === 'relation') {
    return statement.sides
      .map(
        (side, place) => (place === 0 ? '' : ` ${signLatex[statement.signs[place - 1]!]} `) + latexOf(side),
      )
      .join('');
  }
  const between =
    statement.is === 'any' ? ' \\text{ or } ' : statement.by === 'word' ? ' \\text{ and } ' : ',\\; ';
  return statement.of.map(statementLatex).join(between);
}

/** How tightly a part holds together: sums least. */
const tightness: Partial<Record<Node['is'], number>> = {
  sum: 1,
  negative: 1,
  either: 1,
  mixed: 2,
  product: 2,
  quotient: 4,
  power: 3,
};
const tightnessOf = (node: Node): number =>
  node.is === 'number' && /e/.test(node.typed) ? 2 : (tightness[node.is] ?? 5);

const within = (node: Node, least: number) =>
  tightnessOf(node) < least ? `\\left(${latexOf(node)}\\right)` : latexOf(node);

export function latexOf(node: Node): string {
  switch (node.is) {
    case 'number':
      return numberLatex(node.typed);
    case 'constant':
      return { pi: '\\pi', e: '\\mathrm{e}', i: '\\mathrm{i}', infinity: '\\infty' }[node.name];
    case 'symbol':
      return symbolLatex(node.name);
    case 'sum':
      return node.terms.map(termLatex).join('');
    case 'product':
      return productLatex(node.factors);
    case 'quotient':
      return `\\frac{${latexOf(node.top)}}{${latexOf(node.bottom)}}`;
    case 'power':
      return powerLatex(node.base, node.exponent);
    case 'negative':
      return `-${within(node.of, 2)}`;
    case 'either':
      return `\\pm ${within(node.of, 2)}`;
    case 'degrees':
      return `${within(node.of, 5)}^{\\circ}`;
    case 'percent':
      return `${within(node.of, 5)}\\%`;
    case 'mixed':
      return `${latexOf(node.whole)}${latexOf(node.part)}`;
    case 'call':
      return callLatex(node.name, node.args);
    case 'list':
      return listLatex(node);
    case 'named set':
      return node.name === 'reals' ? '\\mathbb{R}' : '\\varnothing';
  }
}

function numberLatex(typed: string): string {
  const [digits, exponent] = typed.split('e') as [string, string?];
  const shown = digits.replace(/^\./, '0.').replace(/\.$/, '');
  return exponent === undefined ? shown : `${shown} \\times 10^{${Number(exponent)}}`;
}

function symbolLatex(name: string): string {
  const [letter, below] = name.split('_') as [string, string?];
  const head = greek.test(letter) ? `\\${letter}` : letter.length > 1 ? `\\mathit{${letter}}` : letter;
  return below === undefined ? head : `${head}_{${below}}`;
}

function termLatex(term: Node, place: number): string {
  if (term.is === 'negative') return `-${within(term.of, 2)}`;
  if (term.is === 'either') return `\\pm ${within(term.of, 2)}`;
  return `${place === 0 ? '' : '+'}${term.is === 'sum' ? within(term, 2) : latexOf(term)}`;
}

function productLatex(factors: readonly Node[]): string {
  return factors
    .map((factor, place) => {
      const shown = within(factor, 3);
      if (place === 0) return shown;
      // Digits must not run into each other, nor a command into a letter.
      return /^[\d.]/.test(shown) || startsWithNumber(factor) ? ` \\times ${shown}` : ` ${shown}`;
    })
    .join('');
}

const startsWithNumber = (node: Node): boolean =>
  node.is === 'number' ||
  (node.is === 'power' && startsWithNumber(node.base)) ||
  (node.is === 'quotient' && node.top.is === 'number' && node.bottom.is === 'number');

function powerLatex(base: Node, exponent: Node): string {
  const raised = `^{${latexOf(exponent)}}`;
  if (base.is === 'call' && !/^(?:abs|sqrt|root|factorial|choose|permute|logBase)$/.test(base.name)) {
    return `${nameLatex(base.name)}${raised}\\left(${latexOf(base.args[0]!)}\\right)`;
  }
  return base.is === 'quotient' || base.is === 'power'
    ? `\\left(${latexOf(base)}\\right)${raised}`
    : `${within(base, 5)}${raised}`;
}

const nameLatex = (name: FunctionName) => functionLatex[name] ?? `\\${name}`;

function callLatex(name: FunctionName, args: readonly Node[]): string {
  const [first, second] = args.map(latexOf) as [string, string];
  switch (name) {
    case 'sqrt':
      return `\\sqrt{${first}}`;
    case 'root':
      return `\\sqrt[${first}]{${second}}`;
    case 'abs':
      return `\\left|${first}\\right|`;
    case 'factorial':
      return `${within(args[0]!, 5)}!`;
    case 'choose':
      return `\\binom{${first}}{${second}}`;
    case 'permute':
      return `{}^{${first}}P_{${second}}`;
    case 'logBase':
      return `\\log_{${first}}\\left(${second}\\right)`;
    default:
      return `${nameLatex(name)}\\left(${first}\\right)`;
  }
}

function listLatex({ open, close, rows }: Node & { is: 'list' }): string {
  const delimiter = (sign: string) => (sign === '{' || sign === '}' ? `\\${sign}` : sign);
  const isMatrix = rows.length > 1;
  const nested =
    rows.length === 1 &&
    rows[0]!.length > 0 &&
    rows[0]!.every((row) => row.is === 'list' && row.rows.length === 1);
  if (isMatrix || nested) {
    const entries = nested ? rows[0]!.map((row) => (row as Node & { is: 'list' }).rows[0]!) : rows;
    if (open !== '{') {
      return `\\begin{pmatrix}${entries.map((row) => row.map(latexOf).join(' & ')).join(' \\\\ ')}\\end{pmatrix}`;
    }
  }
  if (open === '<') return `\\langle ${rows[0]!.map(latexOf).join(', ')} \\rangle`;
  const inside = rows.map((row) => row.map(latexOf).join(', ')).join('; ');
  return `\\left${delimiter(open)}${inside}\\right${delimiter(close)}`;
}
