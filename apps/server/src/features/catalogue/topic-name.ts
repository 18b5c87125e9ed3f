import type { QuestionCard } from '@sevenfold/contract/questions/question';
import type { TopicNode } from './catalogue-tree.ts';

/** A topic as questions and tests name it. */
export const presentTopicName = (topic: TopicNode): QuestionCard['topic'] => ({
  id: topic.id,
  slug: topic.slug,
  topic_name: topic.topicName,
  topic_number: topic.topicNumber,
  parent_topic_id: topic.parent?.id ?? null,
});
