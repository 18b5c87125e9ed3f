import { describe, expect, it } from 'vitest';
import { typesetFormula } from './formula.ts';

describe('a formula', () => {
  it('has the measures of what it shows', async () => {
    const low = (await typesetFormula('x', false))!;
    const tall = (await typesetFormula('\\dfrac{1}{2}', false))!;
    expect(low.width).toBeGreaterThan(0.5);
    expect(low.width).toBeLessThan(0.65);
    expect(low.descent).toBeLessThan(0.05);
    expect(tall.ascent).toBeGreaterThan(1);
    expect(tall.descent).toBeGreaterThan(0.5);
  });

  it.each([
    '\\int_0^{\\pi} \\sin x\\,\\mathrm{d}x',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\overrightarrow{AB}',
    '\\mathbb{R} \\mathcal{N} \\mathfrak{g}',
    '\\sqrt[3]{\\frac{a}{b}}',
    '\\left\\{\\begin{array}{c|c}1&2\\\\\\hline3&4\\\\5&6\\\\7&8\\end{array}\\right\\}',
    '\\begin{cases}x & x\\le 0\\\\ x^2 & x>0\\end{cases}',
    '\\begin{aligned}a&=b\\\\&=c\\end{aligned}',
    '\\cancel{x} \\cancelto{0}{y} \\boxed{z}',
    '\\underbrace{a+b}_{c} \\xrightarrow{f} \\widehat{ABC}',
    '\\textbf{bold} \\text{Łódź}',
    '90\\degree \\color{red}{x}',
  ])('%s is drawn with PDF operators only', async (tex) => {
    const formula = await typesetFormula(tex, true);
    expect(formula?.operators).toMatch(/ (f|S)\b/);
    const words = new Set(formula!.operators.match(/[A-Za-z]+/g));
    for (const word of words) {
      expect(['q', 'Q', 'cm', 'm', 'l', 'c', 'h', 'f', 'S', 're', 'w', 'W', 'n']).toContain(word);
    }
    expect(formula!.operators).not.toMatch(/NaN|undefined|\de-\d/);
    expect(count(formula!.operators, 'q')).toBe(count(formula!.operators, 'Q'));
  });

  it.each(['\\frac{1}', '\\nonsense', '{', '\\begin{x}'])('%s is not one', async (tex) => {
    expect(await typesetFormula(tex, false)).toBeUndefined();
  });

  it.each([
    '\\def\\a{x}\\a',
    '\\newcommand{\\a}{x}\\a',
    '\\DeclareMathOperator{\\a}{x}\\a',
    '\\DeclarePairedDelimiter{\\a}{(}{)}\\a{x}',
    '\\let\\a=x\\a',
  ])('%s can define no command', async (tex) => {
    expect(await typesetFormula(tex, false)).toBeUndefined();
  });

  it('is kept', async () => {
    expect(await typesetFormula('a+b', true)).toBe(await typesetFormula('a+b', true));
    expect(await typesetFormula('a+b', true)).not.toBe(await typesetFormula('a+b', false));
  });
});

const count = (operators: string, word: string) =>
  operators.match(new RegExp(`(?<![\\w.])${word}(?!\\w)`, 'g'))?.length ?? 0;
