import { describe, expect, it } from 'vitest';
import { openUpright } from './formula-breaks.ts';

describe('an upright formula', () => {
  it.each([
    [
      'a reaction',
      String.raw`\mathrm{H_2SO_4 + MgCO_3 \to MgSO_4 + H_2O}`,
      String.raw`\mathrm{H_2SO_4 } + \mathrm{ MgCO_3 } \to \mathrm{ MgSO_4 } + \mathrm{ H_2O}`,
    ],
    [
      'charges',
      String.raw`\mathrm{Na^+ + Cl^- \rightleftharpoons NaCl}`,
      String.raw`\mathrm{Na^+ } + \mathrm{ Cl^- } \rightleftharpoons \mathrm{ NaCl}`,
    ],
    [
      'braces around charges',
      String.raw`\mathrm{Cu^{2+} + 2e^- \to Cu}`,
      String.raw`\mathrm{Cu^{2+} } + \mathrm{ 2e^- } \to \mathrm{ Cu}`,
    ],
  ])('may be broken between terms: %s', (_, formula, opened) => {
    expect(openUpright(formula)).toBe(opened);
  });

  it.each([
    ['one substance', String.raw`\mathrm{H_2SO_4}`],
    ['a unit in a power', String.raw`x^{\mathrm{a + b}}`],
    ['a raised sum', String.raw`x^\mathrm{a + b}`],
    ['a fraction', String.raw`\frac{\mathrm{A + B}}{2}`],
    ['a command that only begins so', String.raw`\mathrm{A \top B}`],
    ['nothing on one side', String.raw`\mathrm{A \to }`],
    ['a brace that is not closed', String.raw`\mathrm{A`],
    ['escaped braces', String.raw`\{\mathrm{A}\}`],
  ])('stays as it is: %s', (_, formula) => {
    expect(openUpright(formula)).toBe(formula);
  });
});
