import { describe, expect, it } from 'vitest';
import type { AdminTopic } from './catalogue-queries.ts';
import { pathTo, questionsPath, readersPath } from './topic-path.ts';

const topic = (id: number, slug: string, parent_topic_id: number | null) =>
  ({ id, slug, parent_topic_id }) as AdminTopic;
const topics = [
  topic(1, 'algebra', null),
  topic(2, 'sequences', 1),
  topic(3, 'series', 2),
  topic(4, 'x', null),
];
const subject = { slug: 'math-aa-sl' };

describe('the addresses of a topic', () => {
  it.each([
    [0, 'topic=algebra', 'topic=algebra'],
    [1, 'topic=algebra&subTopic=sequences', 'topic=algebra&subtopic=sequences'],
    [
      2,
      'topic=algebra&subTopic=sequences&subSubTopic=series',
      'topic=algebra&subtopic=sequences&subsubtopic=series',
    ],
    [3, 'topic=x', 'topic=x'],
  ])('name every level above it: %i', (index, forStaff, forReaders) => {
    const path = pathTo(topics, topics[index]!);
    expect(questionsPath(subject, path)).toBe(`/admin/questions?subject=math-aa-sl&${forStaff}`);
    expect(readersPath(subject, path)).toBe(`/ibdp-question-bank/syllabus?subject=math-aa-sl&${forReaders}`);
  });
});
