import { describe, expect, it } from 'vitest';
import { foldTerm } from './fold-term.ts';

describe('what is typed and what a topic is called are the same words', () => {
  it.each([
    ["Newton's laws", ['newton', 'laws']],
    ['Newtons’ Laws', ['newtons', 'laws']],
    ["l'Hôpital’s rule", ['hopital', 'rule']],
    ["Le Châtelier's principle", ['le', 'chatelier', 'principle']],
    ['half-life', ['half', 'life']],
    ['t-test', ['t', 'test']],
    ['x-ray', ['x', 'ray']],
    ['acid/base', ['acid', 'base']],
    ['pH', ['ph']],
    ['Kₐ', ['ka']],
    ['K_a', ['ka']],
    ['nCr', ['ncr']],
    ['E(X)', ['e(x)']],
    ['dy/dx', ['dy/dx']],
    ['PV = nRT', ['pv=nrt']],
    ['F=ma', ['f=ma']],
    ['E = mc²', ['e=mc2']],
    ['E=mc^2', ['e=mc2']],
    ['sin^2 x', ['sin2', 'x']],
    ['n - 1', ['n-1']],
    ["f'(x)", ["f'(x)"]],
    ['ΔH', ['delta', 'h']],
    ['χ² test', ['chi', '2', 'test']],
    ['motion (linear)', ['motion', 'linear']],
    ['the sum of a series', ['sum', 'series']],
    ['SN1', ['sn1']],
    ['X ~ B(10, 0.3)', ['x~b']],
    ['X~B(n p)', ['x~b']],
    ['X ~ N(50, 4', ['x~n']],
    ['Po(3.5)', ['x~po']],
    ['P(A|B)', ['pa', 'b']],
    ['|x - 3| < 5', ['abs(x+0)<0']],
    ['|2x+1|≥7', ['abs(x+0)<0']],
    ['|2x-1|>|x+3|', ['abs(x+0)<abs(x+0)']],
    ['valid for |x|<1', ['valid', 'abs(x)<0']],
    ['|z|', ['abs(z)']],
    ['ln|x|', ['ln', 'x']],
    ['68-95-99.7', ['68', '95', '99.7']],
    ['68% 95 % 99.7%', ['68', '95', '99.7']],
    ['0/0', ['0/0']],
    ['2-3', ['2-3']],
    ['?! …', []],
    ['', []],
  ])('%j', (term, words) => {
    expect(foldTerm(term)).toEqual(words);
  });
});

it.each(['Half Life of the Atom', 'SOHCAHTOA', 'the 2nd law', ' t  test ', 'pH', 'of the', ''])(
  'a plain term is folded as any other: %j',
  (term) => expect(foldTerm(term)).toEqual(foldTerm(`${term},`)),
);
