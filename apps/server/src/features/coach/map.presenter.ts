import type { MapTopic } from '@sevenfold/contract/coach/coach';
import { dueOf } from '@sevenfold/learning/exam-aim';
import { masteryOf, type TopicMastery } from '@sevenfold/learning/mastery-map';
import type { LearningState } from '@sevenfold/learning/state';
import { pathOf, type TopicNode } from '../catalogue/catalogue-tree.ts';
import { presentTopicName } from '../catalogue/topic-name.ts';
import { type KnownCourse, withBelow } from './courses.ts';

type Estimate = Pick<MapTopic, 'estimate' | 'low' | 'high'>;

export const presentEstimate = (mastery: TopicMastery | undefined): Estimate =>
  mastery?.sure
    ? { estimate: mastery.share, low: mastery.low, high: mastery.high }
    : { estimate: null, low: null, high: null };

/** Every topic with its subtopics. What lies deeper is counted where it lies. */
export function presentMap(
  { subject, course, designs }: KnownCourse,
  state: LearningState,
  { now, exam }: { readonly now: Date; readonly exam: string | undefined },
): MapTopic[] {
  const at = now.toISOString();
  const mastery = new Map(masteryOf(state.mastery, course, at).map((topic) => [topic.topicId, topic]));
  const due = new Map<number, number>();
  for (const { design } of dueOf(state, at, exam)) {
    const topicId = designs.get(design)?.topicId;
    if (topicId !== undefined) due.set(topicId, (due.get(topicId) ?? 0) + 1);
  }
  const present = (topic: TopicNode) => {
    const own = mastery.get(topic.id);
    const below = withBelow(topic);
    const sum = (count: (id: number) => number | undefined) =>
      below.reduce((total, { id }) => total + (count(id) ?? 0), 0);
    return {
      topic: presentTopicName(topic),
      topic_path: pathOf(topic).map(presentTopicName),
      ...presentEstimate(own),
      sureness: own?.sure ? 1 - (own.high - own.low) : 0,
      practised: sum((id) => mastery.get(id)?.events),
      due: sum((id) => due.get(id)),
    };
  };
  return subject.topics.map((topic) => ({ ...present(topic), subtopics: topic.children.map(present) }));
}
