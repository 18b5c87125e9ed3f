import { describe, expect, it } from 'vitest';
import type { Wording } from '../authoring/design.ts';
import { undefinedLetterIssues } from './undefined-letters.ts';

const figureOf = (...labels: readonly string[]): NonNullable<Wording['drawings']>[string] => ({
  width: 100,
  height: 100,
  description: 'A bed of flowers.',
  shapes: labels.map((text) => ({ kind: 'label', x: 1, y: 1, text })),
});

const sound: Wording = {
  text: 'A sector of radius $r$ has the angle $\\theta$.\n\n![](drawing:bed)\n\n(a) Find the value of $r$. [2]',
  hints: ['What is known?'],
  answer: '(a) The arc is $s = r\\theta$, so $r = 4$.',
  scheme: [['uses $l = r\\theta$ with $s$ for $l$', 'M1']],
  checks: [],
  drawings: { bed: figureOf('*θ*', '*r*', 'A', '*O*', '*t* / s', 'height *h*', '5 cm') },
};

describe('letters', () => {
  it('are said what they are', () => {
    expect([...undefinedLetterIssues(sound)]).toEqual([]);
  });

  it.each<[string, Partial<Wording>, RegExp]>([
    [
      'in a figure of the question',
      { drawings: { bed: figureOf('*S*') } },
      /bed shows S, of which the question/,
    ],
    ['in Greek', { drawings: { bed: figureOf('φ') } }, /shows φ/],
    ['told in the answer alone', { drawings: { bed: figureOf('*s*') } }, /shows s, of which the question/],
    [
      'in a figure of the answer',
      { drawings: { ...sound.drawings, full: figureOf('*S*') } },
      /full shows S, of which nothing/,
    ],
    ['in the mark scheme', { scheme: [['$k + 1$', 'A1']] }, /mark scheme has k/],
    [
      'to be found',
      { text: 'A sector has the angle $\\theta$.\n\n(a) Find the value of $m$. [2]', drawings: {} },
      /m is to be found/,
    ],
  ])('are found where they are strange: %s', (_, change, issue) => {
    expect([...undefinedLetterIssues({ ...sound, ...change })]).toEqual([expect.stringMatching(issue)]);
  });

  it.each<[string, Partial<Wording>]>([
    [
      'a letter of a formula booklet in the scheme',
      { scheme: [['uses $z = \\frac{x - \\mu}{\\sigma}$', 'M1']] },
    ],
    ['a vector of the scheme', { scheme: [['solves $T\\mathbf{w} = \\mathbf{w}$', 'M1']] }],
    ['what the scheme explains', { scheme: [['adds $J$, where all entries of $J$ are 1', 'M1']] }],
  ])('may be %s', (_, change) => {
    expect([...undefinedLetterIssues({ ...sound, ...change })]).toEqual([]);
  });
});
