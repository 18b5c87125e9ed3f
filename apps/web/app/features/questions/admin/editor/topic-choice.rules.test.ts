import { describe, expect, it } from 'vitest';
import type { TopicBranch } from './topic-branch.ts';
import { topicLevels, topicNamed, topicOptions } from './topic-choice.rules.ts';

const topic = (id: number, subtopics: TopicBranch[] = []): TopicBranch => ({
  id,
  slug: `t${id}`,
  topic_name: `Topic ${id}`,
  topic_number: '',
  subtopics,
});
const tree = [topic(1, [topic(11, [topic(111)]), topic(12)]), topic(2)];

describe('choosing a topic', () => {
  it.each([
    [[], ['Topic']],
    [[2], ['Topic']],
    [[1], ['Topic', 'Subtopic']],
    [
      [1, 12],
      ['Topic', 'Subtopic'],
    ],
    [
      [1, 11],
      ['Topic', 'Subtopic', 'Sub-subtopic'],
    ],
    [[9], ['Topic']],
  ])('%j opens the pickers %j', (path, labels) => {
    expect(topicLevels(tree, path).map(({ label }) => label)).toEqual(labels);
  });

  it('finds one at any depth', () => {
    expect(topicNamed(tree, 111)?.topic_name).toBe('Topic 111');
    expect(topicNamed(tree, 5)).toBeUndefined();
    expect(topicNamed(tree, undefined)).toBeUndefined();
  });

  it('lists all of them under the topic at the top', () => {
    expect(topicOptions(tree).map(({ value, group }) => `${group}: ${value}`)).toEqual([
      'Topic 1: 1',
      'Topic 1: 11',
      'Topic 1: 111',
      'Topic 1: 12',
      'Topic 2: 2',
    ]);
  });
});
