import { expect, it } from 'vitest';
import { keptSearchText, searchText } from './search-text.ts';

it.each([
  [
    'Find the **derivative** of $f(x) = x^2\\sin\\theta$.',
    'find the derivative of sin theta 7zxzu2 7zsintheta',
  ],
  ['Given $\\int_0^1 \\sqrt{x}\\,\\mathrm{d}x$', 'given integral root dx 7zrootx'],
  ['Expand $\\binom{5}{2}$ and $\\vec{AB}$', 'expand binomial and vector ab'],
  ['$2\\cos x + x\\ln x$', 'cos ln 7zcosx 7zlnx'],
  ['Burn $\\text{C}_{12}\\text{H}_{22}\\text{O}_{11}$ in $\\mathrm{O}_2$', 'burn c12h22o11 in o2'],
  ['the term $u_{10}$ of $12\\,\\text{cm}^2$', 'the term of cm 7zmzu2'],
  ["Newton's law of l'Hôpital", 'newton law of hopital'],
  ['| mass | 48 |\n| - | - |\n| speed | 3 |', 'mass speed'],
  ['$$\\begin{aligned} y &= \\tan x \\\\ z &= 2 \\end{aligned}$$', 'tan 7ztanx'],
  ['$f(x) = \\begin{cases} 1 & \\text{if odd} \\\\ 2 & \\text{if even} \\end{cases}$', 'if odd if even'],
  ['![a graph](/x.png) [here](https://example.org/deep)', 'graph here'],
  ['12 345 x 2y', ''],
  ['', ''],
])('%j is found by %j', (written, words) => {
  expect(searchText(written)).toBe(words);
});

it('says of which text it was made, as the database would', () => {
  // select md5('Größe')
  expect(keptSearchText('Größe').searchTextOf).toMatch(/^\d+:d248453369cf82a6a64617f1357089c5$/);
  expect(keptSearchText('a').searchTextOf).not.toBe(keptSearchText('b').searchTextOf);
});
