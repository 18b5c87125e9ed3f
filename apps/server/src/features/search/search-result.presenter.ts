import type { SearchResult } from '@sevenfold/contract/search/search';
import type { TopicNode } from '../catalogue/catalogue-tree.ts';
import { crop, type Forms, highlight } from './highlight.policy.ts';

const named = (topic: TopicNode) => ({ topic_name: topic.topicName, slug: topic.slug });

const around = (topic: TopicNode) => ({
  slug: topic.slug,
  topic_name: topic.topicName,
  subject: { subject_name: topic.subject.subjectName, slug: topic.subject.slug },
  topic: named(topic),
  parent_topic: topic.parent
    ? {
        topic_name: topic.parent.topicName,
        slug: topic.parent.slug,
        parent_topic: topic.parent.parent ? named(topic.parent.parent) : null,
      }
    : null,
});

export const presentFoundTopic = (topic: TopicNode, forms: Forms): SearchResult => ({
  indexUid: 'sevenfold-topics',
  id: topic.id,
  questions_text: null,
  question_count: topic.questionCount,
  ...around(topic),
  _formatted: highlight(topic.topicName, forms),
});

/** With its plain text. */
export const presentFoundQuestion = (
  questionId: number,
  text: string,
  topic: TopicNode,
  forms: Forms,
): SearchResult => ({
  indexUid: 'sevenfold-questions',
  id: questionId,
  questions_text: text,
  ...around(topic),
  _formatted: highlight(crop(text, forms), forms),
});
