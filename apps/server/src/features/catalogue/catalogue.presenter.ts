import type { ListedSubject, SubjectTree, Topic, TopicTree } from '@sevenfold/contract/catalogue/catalogue';
import { examFacts } from '@sevenfold/contract/catalogue/exam-papers.rules';
import type { SubjectNode, TopicNode } from './catalogue-tree.ts';

export const presentSubject = (subject: SubjectNode): ListedSubject => ({
  id: subject.id,
  slug: subject.slug,
  subject_name: subject.subjectName,
  ...examFacts(subject.slug),
});

export const presentTopic = (topic: TopicNode): Topic => ({
  id: topic.id,
  slug: topic.slug,
  topic_name: topic.topicName,
  topic_number: topic.topicNumber,
  parent_topic_id: topic.parent?.id ?? null,
  totalQuestionsCount: topic.designCount,
  category: topic.parent ? 'subtopic' : 'topic',
});

export const presentTopicTree = (topic: TopicNode): TopicTree => ({
  ...presentTopic(topic),
  subtopics: topic.children.map((child) => ({
    ...presentTopic(child),
    subtopics: child.children.map((grandchild) => ({ ...presentTopic(grandchild), subtopics: [] })),
  })),
});

export const presentSubjectTree = (subject: SubjectNode): SubjectTree => ({
  ...presentSubject(subject),
  totalQuestionsCount: subject.designCount,
  Topic: subject.topics.map(presentTopicTree),
});
