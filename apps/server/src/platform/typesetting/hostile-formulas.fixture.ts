import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const source = readFileSync(
  join(createRequire(import.meta.url).resolve('katex/package.json'), '../dist/katex.mjs'),
  'utf8',
);
const namesIn = (pattern: RegExp): string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, name]) => name!)),
];

/** Every command that the installed KaTeX names, also those of its inside. */
export const katexCommands = namesIn(/["'`]\\\\([a-zA-Z@]+)/g).map((name) => `\\${name}`);

const environments =
  'matrix pmatrix bmatrix vmatrix Vmatrix cases rcases aligned gathered alignedat array darray subarray smallmatrix CD split align equation'.split(
    ' ',
  );
const sizes = ['1em', '-1em', '20em', '5000em', '-5000em', '1e9em', '99cm', '-3in', '.5pt', '7mu', '2'];

/** The same numbers from the same seed, on every machine. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A formula out of commands, groups, tables and sizes, with much of it nested and repeated. */
export function hostileFormula(seed: number): string {
  const below = numbersFrom(seed);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const common = ['\\frac', '\\sqrt', '\\hat', '\\overbrace', '\\text', '\\mathrm', '\\left', '\\boxed'];
  const command = () => (below(3) === 0 ? one(katexCommands) : one(common));
  const group = (depth: number) => `{${formula(depth + 1)}}`;
  const arguments_ = (depth: number) => Array.from({ length: below(4) }, () => group(depth)).join('');
  /** Mostly as much as a formula may have, now and then more. */
  const most = 2500;
  const fitting = (times: number, letters: number) =>
    Math.max(1, Math.min(times, Math.floor(most / letters)));
  const repeated = (piece: string) =>
    piece.repeat(fitting(1 + below(below(4) === 0 ? 600 : 12), piece.length || 1));

  function nested(depth: number): string {
    const [before, behind] = one([
      [`${command()}{`, '}'],
      [`${command()}{`, '}^2'],
      ['{', '}_{1}^{2}'],
      ['\\left(', '\\right)'],
      ['x^{', '}'],
      ['\\frac{', '}{x}'],
      ['\\begin{pmatrix}', '\\end{pmatrix}'],
      [`${command()} `, ''],
    ] as const);
    const times = fitting(1 + below(below(3) === 0 ? 200 : 12), before.length + behind.length);
    return before.repeat(times) + formula(depth + 1) + behind.repeat(times);
  }

  function table(depth: number): string {
    const name = one(environments);
    const columns = /array|alignedat/.test(name) ? `{${repeated(one(['c', '|', 'l', '@', '1']))}}` : '';
    const row = repeated(one(['x&', '&', `${formula(depth + 2)}&`, 'A@>>>', 'x']));
    return `\\begin{${name}}${columns}${repeated(`${row}${one(['\\\\', '\\cr', '\\\\[9em]', '\\hline'])}`)}\\end{${name}}`;
  }

  function definition(depth: number): string {
    const definer = one(['\\def', '\\gdef', '\\edef', '\\xdef', '\\let', '\\newcommand', '\\global\\def']);
    return `${definer}\\a${one(['', '#1', '=', '[1]'])}{${repeated(one(['\\a', '#1', 'x', formula(depth + 2)]))}}\\a{x}`;
  }

  function piece(depth: number): string {
    if (depth > 5) return one(['x', '1', '+', '\\alpha', '']);
    switch (below(12)) {
      case 0:
        return nested(depth);
      case 1:
        return table(depth);
      case 2:
        return `${one(['\\kern', '\\hspace', '\\rule', '\\raisebox', '\\mskip', '\\\\'])}${one(['{', '[', ''])}${one(sizes)}${one(['}', ']', ''])}${group(depth)}`;
      case 3:
        return below(6) === 0 ? definition(depth) : 'y';
      case 4:
        return repeated(`${command()}${one([' x', '{x}', ''])}`);
      case 5:
        return `${one(['x', '\\sum', '\\int'])}_${group(depth)}^${group(depth)}`;
      case 6:
        return `\\left${one(['(', '[', '\\{', '.', '|'])}${formula(depth + 1)}\\right${one([')', ']', '\\}', '.'])}`;
      case 7:
      case 8:
        return `${command()}${arguments_(depth)}`;
      default:
        return one(['x', '1', '+', '=', '\\alpha', "'", '\\,', ' ', '\\text{a b}', '%', '&', '~']);
    }
  }

  function formula(depth: number): string {
    const whole = Array.from({ length: 1 + below(4) }, () => piece(depth)).join('');
    return whole.length > most ? 'x' : whole;
  }

  return Array.from({ length: 1 + below(4) }, () => piece(0)).join('');
}
