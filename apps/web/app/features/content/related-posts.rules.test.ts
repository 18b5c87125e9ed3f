import { expect, it } from 'vitest';
import { relatedPosts } from './related-posts.rules.ts';

const post = (id: number, title: string, description = '') => ({ id, title, description });
const all = [
  post(1, 'The paper without a calculator', 'How to think in fractions.'),
  post(2, 'A revision plan for the exam', 'Twelve weeks of work.'),
  post(3, 'When the calculator helps', 'Graphs and solvers.'),
  post(4, 'Thirty minutes for five questions', 'Short evenings of revision, every week.'),
  post(5, 'Choosing a course for the exam', 'Analysis or applications.'),
  post(6, 'Reading a mark scheme for the exam', 'What the letters mean.'),
];

it.each([
  ['shared words that are rare come first', 1, 1, [3]],
  ['also in another form', 2, 1, [4]],
  ['then the newest', 3, 3, [1, 2, 4]],
  ['all but the post itself at most', 1, 99, 5],
])('%s', (_, id, count, expected) => {
  const found = relatedPosts(all[id - 1]!, all, count).map((one) => one.id);
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else expect(found).toEqual(expected);
});

it('finds nothing in nothing', () => {
  expect(relatedPosts(post(1, ''), [], 2)).toEqual([]);
});
