import { describe, expect, it } from 'vitest';
import { TypesetError, TypesetRefusal, typesetFormula } from './formula.ts';
import { typeset } from './typeset.ts';

const nested = (before: string, behind: string, times: number) =>
  `${before.repeat(times)}x${behind.repeat(times)}`;

describe('a formula is refused that', () => {
  it.each([
    ['defines', '\\def\\a{x}\\a', /\\def is not allowed/],
    ['defines for all', '\\gdef\\a{x}\\a', /\\gdef is not allowed/],
    ['defines at once', '\\edef\\a{x}\\a', /\\edef is not allowed/],
    ['defines at once for all', '\\xdef\\a{x}\\a', /\\xdef is not allowed/],
    ['names anew', '\\let\\a=x\\a', /\\let is not allowed/],
    ['looks ahead', '\\futurelet\\a xx', /\\futurelet is not allowed/],
    ['defines after a prefix', '\\global\\def\\a{x}\\a', /\\global is not allowed/],
    ['defines after a long prefix', '\\long\\def\\a{x}\\a', /\\long is not allowed/],
    ['makes a command', '\\newcommand{\\a}{x}\\a', /\\newcommand is not allowed/],
    ['makes a command anew', '\\renewcommand{\\frac}{x}\\frac', /\\renewcommand is not allowed/],
    ['makes a command if there is none', '\\providecommand{\\a}{x}\\a', /\\providecommand is not allowed/],
    ['defines within a text', '\\text{\\def\\a{x}\\a}', /\\def is not allowed/],
    ['defines behind a comment', 'x%\n\\def\\a{x}\\a', /\\def is not allowed/],
    ['uses the inside', '\\@firstoftwo{x}{y}', /\\@firstoftwo is not allowed/],
    ['shows other than it says', '\\html@mathml{x}{y}', /\\html@mathml is not allowed/],
    ['writes to the console', '\\message{x}', /\\message is not allowed/],
    ['names letters by their number', '\\char"338', /\\char is not allowed/],
    ['opens groups by name', '\\bgroup x\\egroup', /\\bgroup is not allowed/],
    ['is nested in braces', nested('{', '}', 41), /nested more than 40 times/],
    ['is nested in powers', nested('x^{', '}', 41), /nested more than 40 times/],
    ['is nested in brackets', nested('\\left(', '\\right)', 41), /nested more than 40 times/],
    ['is nested in braces above', nested('\\overbrace{', '}', 41), /nested more than 40 times/],
    ['is nested in tables', nested('\\begin{matrix}', '\\end{matrix}', 41), /nested more than 40 times/],
    ['has many cells', `\\begin{matrix}${'&'.repeat(201)}\\end{matrix}`, /more than 200 cells/],
    ['has many rows', `\\begin{matrix}${'\\\\'.repeat(201)}\\end{matrix}`, /more than 200 cells/],
    ['has many arrows', `\\begin{CD}${'A@>>>'.repeat(201)}A\\end{CD}`, /more than 200 cells/],
    [
      'asks for a billion columns',
      '\\begin{alignedat}{999999999}x&y\\end{alignedat}',
      /columns are not a number/,
    ],
    [
      'asks for a billion columns behind comments',
      '\\begin{align%a\n edat}{9%b\n99999999}x&y\\end{alignedat}',
      /columns are not a number/,
    ],
    [
      'asks for many columns of another kind',
      '\\begin{alignat*}{9999999}x\\end{alignat*}',
      /columns are not/,
    ],
    ['is drawn with many strokes', '\\sqrt x'.repeat(250), /too complicated/],
    ['is long', 'x'.repeat(2001), /longer than 2000 characters/],
    ['has a large box', '\\rule{500em}{1em}', /500em is larger than 20em/],
    ['has a large space', '\\hspace{500em}x', /500em is larger than 20em/],
    ['goes far back', '\\kern-500em x', /-500em is larger than 20em/],
    ['goes far back behind comments', '\\kern-50%a\n0%b\nem x', /-500em is larger than 20em/],
    ['goes far back in steps', '\\kern-15em\\kern-15em x', /goes back by more than 20em/],
    ['goes far up', '\\raisebox{-99cm}{x}', /-99cm is larger than 20em/],
    ['goes far up in steps', nested('\\raisebox{19em}{$', '$}', 6), /larger than 100em together/],
    ['has a row far below', 'x\\\\[900pt]y', /900pt is larger than 20em/],
  ])('%s', (_, formula, message) => {
    expect(() => typesetFormula(formula, true)).toThrow(TypesetRefusal);
    expect(() => typesetFormula(formula, true)).toThrow(message);
  });
});

describe('a formula is typeset that', () => {
  it.each([
    ['has sizes', 'a\\kern-1em b\\hspace{2em}\\rule{1em}{.5ex}'],
    ['has lengths in words', '\\text{500 cm and 3000 mm} \\times 900\\,\\mathrm{cm}'],
    ['is a large matrix', `\\begin{pmatrix}${'1&2&3&4&5&6&7&8&9&0\\\\'.repeat(10)}\\end{pmatrix}`],
    ['is nested as deeply as people do', nested('\\sqrt{1+\\frac{1}{', '}}', 9)],
    ['says how many columns it has', '\\begin{alignedat}{2}x&=1&y&=2\\end{alignedat}'],
    ['has a tag', 'x=1\\tag{3}'],
    ['has signs made of others', '\\neq \\notin \\boxed{x} \\dots \\implies \\LaTeX \\Set{x|y} \\cancel{x}'],
  ])('%s', (_, formula) => {
    expect(typesetFormula(formula, true)).toContain('<math');
  });
});

describe('a text is refused that', () => {
  it.each([
    ['has many roots', Array.from({ length: 10 }, (_, at) => `$${'\\sqrt x'.repeat(100)}${at}$`).join(' ')],
    ['has one formula very often', '$\\sqrt x$ '.repeat(2000)],
    ['has many lists', '- a\n'.repeat(5000)],
    ['has a table out of few letters', `${'|a'.repeat(60)}|\n${'|-'.repeat(60)}|\n${'x\n'.repeat(9000)}`],
  ])('%s', (_, text) => {
    expect(() => typeset(text)).toThrow(TypesetRefusal);
    expect(() => typeset(text)).toThrow('too complicated to be shown');
  });

  it('names a drawing very often', () => {
    const shapes = Array.from({ length: 20 }, () => ({ kind: 'path' as const, d: 'M0 0 L1 1'.repeat(20) }));
    const graph = { width: 10, height: 10, description: '', shapes };
    expect(() => typeset('![](drawing:graph)\n'.repeat(1000), { graph })).toThrow(TypesetRefusal);
  });
});

it.each([
  ['quotes in quotes', '>'.repeat(19_000)],
  ['items in items', '- '.repeat(9000)],
  ['lists in lists', Array.from({ length: 190 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
  ['openings of pictures', '!['.repeat(10_000)],
  ['openings of links', '[a]('.repeat(5000)],
  ['stars', '*a '.repeat(6000)],
  ['ticks', '`a'.repeat(9000)],
])('%s come to an end', (_, text) => {
  expect(typeset(text).length).toBeLessThan(1_000_000);
});

it('a slip is not a refusal', () => {
  expect(() => typeset('$\\frac{1}$')).toThrow(TypesetError);
  expect(() => typeset('$\\frac{1}$')).not.toThrow(TypesetRefusal);
});
