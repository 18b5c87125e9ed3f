import { expect, it } from 'vitest';
import { slugOf } from './slug.rules.ts';

it.each([
  ['Choosing AA or AI', 'choosing-aa-or-ai'],
  ['  Réviser, vite! ', 'reviser-vite'],
  ["The examiner's view – 2026", 'the-examiners-view-2026'],
  ['数学', ''],
  ['a'.repeat(100), 'a'.repeat(80)],
  [`${'word '.repeat(30)}`, 'word-'.repeat(16).slice(0, -1)],
])('%j becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
