import { expect, it } from 'vitest';
import { packHtml, unpackQuestion, unpackSolution } from './packed-html.ts';

it.each([
  ['a question', '<p title="a &amp; b">−π ≤ 20° × 𝑥\u200b</p>'],
  ['nothing', ''],
])('gives back %s as it was', (_, question) => {
  const { question: packed } = packHtml({ question, solution: { hints: [], answers: [] } });
  expect(unpackQuestion(packed)).toBe(question);
});

it('keeps each text of a solution in its place', () => {
  const solution = {
    hints: ['<p>“Look” \\ at\n−</p>', ''],
    answers: [
      { body: '<p>√2</p>', lines: ['<p>A1</p>', '<p>Δ</p>'] },
      { body: '<p>Another way</p>', lines: [] },
    ],
  };
  expect(unpackSolution(packHtml({ question: '', solution }).solution)).toEqual(solution);
});
