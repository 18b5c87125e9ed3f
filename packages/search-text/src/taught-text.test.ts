import { expect, it } from 'vitest';
import { taughtText } from './taught-text.ts';

it.each([
  ['nothing', {}, ''],
  [
    'hints with formulas',
    { hints: ['Use the **sine** rule.', 'Find $\\sqrt{x}$.'] },
    'use the sine rule find root',
  ],
  ['headings alone of answers', { answers: ['We see.\n\n## By parts\n\nThen 3.'] }, 'by parts'],
  [
    'leads of paragraphs',
    { answers: ['**Watch out:** a sign.\n**Another way:** go'] },
    'watch out another way',
  ],
  ['nothing that is bold within a line', { answers: ['The **median** is 4.'] }, ''],
  ['mistakes', { mistakes: ['You gave the variance.'] }, 'you gave the variance'],
])('%s', (_, given, words) => {
  expect(taughtText({ hints: [], answers: [], mistakes: [], ...given })).toBe(words);
});
