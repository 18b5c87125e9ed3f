import type { Difficulty } from '@sevenfold/contract/questions/question.constants';
import { expect, it } from 'vitest';
import { candidate } from './candidate.fixture.ts';
import type { Placed } from './candidate.ts';
import { orderPaper } from './order-paper.ts';
import { randomOf } from './random.ts';

const placed = (section: number, difficulty: Difficulty, topic: number): Placed => ({
  section,
  candidate: candidate({ difficulty, topicIds: [topic, 1] }),
});

const told = (paper: readonly Placed[]) =>
  paper.map(({ section, candidate: one }) => `${section}${one.difficulty[0]}${one.topicIds[0]}`).join(' ');

it.each([
  [
    'the easy ones first, section by section',
    [placed(1, 'Easy', 1), placed(0, 'Hard', 2), placed(0, 'Medium', 3), placed(0, 'Easy', 4)],
    '0E4 0M3 0H2 1E1',
  ],
  [
    'a topic doesn’t follow itself',
    [placed(0, 'Easy', 1), placed(0, 'Easy', 1), placed(0, 'Easy', 2)],
    '0E1 0E2 0E1',
  ],
  [
    'nor from one difficulty to the next',
    [placed(0, 'Easy', 1), placed(0, 'Medium', 1), placed(0, 'Medium', 2)],
    '0E1 0M2 0M1',
  ],
  ['unless it can’t be helped', [placed(0, 'Easy', 1), placed(0, 'Easy', 1)], '0E1 0E1'],
  ['nothing', [], ''],
])('%s', (_, paper, order) => {
  for (let seed = 0; seed < 20; seed += 1) expect(told(orderPaper(paper, randomOf(seed)))).toBe(order);
});
