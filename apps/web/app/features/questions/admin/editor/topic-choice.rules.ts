import { type TopicBranch, topicTitle } from './topic-branch.ts';

export interface TopicLevel {
  readonly label: 'Topic' | 'Subtopic' | 'Sub-subtopic';
  readonly topics: readonly TopicBranch[];
  readonly chosen: number | undefined;
}

const labels = ['Topic', 'Subtopic', 'Sub-subtopic'] as const;

/** One picker per level that has something to pick; the first is always there. */
export function topicLevels(tree: readonly TopicBranch[], path: readonly number[]): TopicLevel[] {
  const levels: TopicLevel[] = [];
  let topics = tree;
  for (const [depth, label] of labels.entries()) {
    if (depth > 0 && topics.length === 0) break;
    levels.push({ label, topics, chosen: path[depth] });
    const next = topics.find(({ id }) => id === path[depth]);
    if (!next) break;
    topics = next.subtopics;
  }
  return levels;
}

/** Every topic of the tree in its order, grouped under the topic at the top. */
export function topicOptions(tree: readonly TopicBranch[]) {
  const below = (topic: TopicBranch, group: string): { value: string; label: string; group: string }[] => [
    { value: String(topic.id), label: topicTitle(topic), group },
    ...topic.subtopics.flatMap((each) => below(each, group)),
  ];
  return tree.flatMap((topic) => below(topic, topicTitle(topic)));
}

export function topicNamed(tree: readonly TopicBranch[], id: number | undefined): TopicBranch | undefined {
  for (const topic of tree) {
    const found = topic.id === id ? topic : topicNamed(topic.subtopics, id);
    if (found) return found;
  }
  return undefined;
}
