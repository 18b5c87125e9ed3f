import type { TopicTree } from '@sevenfold/contract/catalogue/catalogue';

type Second = TopicTree['subtopics'][number];
type Third = Second['subtopics'][number];

let count = 100;

const topic = (name: string, category: TopicTree['category']) => {
  count += 1;
  return {
    id: count,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    topic_name: name,
    topic_number: '1',
    parent_topic_id: null,
    totalQuestionsCount: 12,
    category,
  };
};

export const topicTree = (name: string, subtopics: Second[] = []): TopicTree => ({
  ...topic(name, 'topic'),
  subtopics,
});
export const subtopicTree = (name: string, subtopics: Third[] = []): Second => ({
  ...topic(name, 'subtopic'),
  subtopics,
});
export const lowestTopic = (name: string): Third => ({ ...topic(name, 'subtopic'), subtopics: [] });
