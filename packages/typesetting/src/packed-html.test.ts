import { expect, it } from 'vitest';
import { packHtml, unpackQuestion, unpackSolution } from './packed-html.ts';

it.each([
  ['<p title="a &amp; b">x</p>', '<p title="a &amp; b">x</p>'],
  ['<p title="20°">−π 𝑥\u200b</p>', '<p title="20&#176;">&#8722;&#960; &#119909;&#8203;</p>'],
  ['', ''],
])('gives back %j as the same HTML', (question, back) => {
  const { question: packed } = packHtml({ question, solution: { hints: [], answers: [] } });
  expect(unpackQuestion(packed)).toBe(back);
});

it('keeps each text of a solution in its place', () => {
  const solution = {
    hints: ['<p>Look \\ "at"\n&#8722;</p>', ''],
    answers: [
      { body: '<p>&#8730;2</p>', lines: ['<p>A1</p>', '<p>B1</p>'] },
      { body: '<p>Another way</p>', lines: [] },
    ],
  };
  expect(unpackSolution(packHtml({ question: '', solution }).solution)).toEqual(solution);
});
