import { expect, it } from 'vitest';
import { formulaElements } from './formula-elements.ts';
import { lettersOf } from './letters.ts';
import { writeSvg } from './write-svg.ts';

it('draws text, formulas, lists, tables and figures as outlines, without a letter that needs a font', async () => {
  const svg = await writeSvg(
    [
      'Let $f(x) = \\frac{x^2}{2}$, **bold** & <b>odd</b>.',
      '(a) Show it. [3]',
      '- one\n- two',
      '| a | b |\n|---|---|\n| 1 | $\\sqrt{2}$ |',
      '$$\\int_0^1 \\left(\\begin{matrix} 1 \\\\ 2 \\\\ 3 \\\\ 4 \\\\ 5 \\\\ 6 \\end{matrix}\\right) dx$$',
      '![](drawing:circle)',
    ].join('\n\n'),
    {
      circle: {
        width: 100,
        height: 100,
        description: 'A circle with a name',
        shapes: [
          { kind: 'circle', x: 50, y: 50, r: 40, fill: 'tint', dashed: true, ink: 'accent' },
          { kind: 'label', x: 50, y: 50, text: '*C*_1' },
        ],
      },
    },
  );
  expect(svg).toMatch(/^<svg [^>]*width="1360" height="\d+"/);
  expect(svg).not.toMatch(/<text|<b>|NaN|undefined|font/);
  expect(svg.match(/<g\b/g)).toHaveLength(svg.match(/<\/g>/g)!.length);
  expect(svg).toContain('stroke-dasharray="5 4"');
  expect(svg).toContain('clip-path="url(#w1)"');
});

it('turns operators into elements, each group closed', () => {
  expect(formulaElements('q 1 0 0 -1 0 0 cm 0 0 m 5 0 l 5 5 l h f Q', () => 'w1')).toBe(
    '<g><g transform="matrix(1 0 0 -1 0 0)"><path d="M0 0L5 0L5 5Z"/></g></g>',
  );
  expect(formulaElements('q 2 0 0 2 0 0 cm 0 0 9 9 re W n 60 w 0 0 m 1 1 l S Q', () => 'w7')).toBe(
    '<g><g transform="matrix(2 0 0 2 0 0)"><clipPath id="w7"><path d="M0 0h9v9h-9Z"/></clipPath>' +
      '<g clip-path="url(#w7)"><path d="M0 0L1 1" fill="none" stroke="currentColor" stroke-width="60"/></g></g></g>',
  );
});

it('knows how long a line of letters is', () => {
  expect(lettersOf('sevenfold.example').width).toBeGreaterThan(lettersOf('seven').width * 2);
});
