import { topicListPath } from '~/lib/bank/bank-address.ts';
import { slugsOf } from '~/lib/bank/topic-tree.ts';
import type { AdminSubject, AdminTopic } from './catalogue-queries.ts';

/** From the top of the tree down to the topic itself. */
export function pathTo(topics: readonly AdminTopic[], topic: AdminTopic): AdminTopic[] {
  const parent = topics.find(({ id }) => id === topic.parent_topic_id);
  return parent ? [...pathTo(topics, parent), topic] : [topic];
}

const levelNames = ['topic', 'subTopic', 'subSubTopic'];

/** Where staff find the questions of a topic. */
export function questionsPath(subject: Pick<AdminSubject, 'slug'>, path: readonly AdminTopic[]): string {
  const query = new URLSearchParams({ subject: subject.slug });
  for (const [level, { slug }] of path.entries()) query.set(levelNames[level]!, slug);
  return `/admin/questions?${query}`;
}

/** Where students read the syllabus of a topic. */
export const readersPath = (subject: Pick<AdminSubject, 'slug'>, path: readonly AdminTopic[]): string =>
  topicListPath(slugsOf(subject.slug, path), '/ibdp-question-bank/syllabus');

export const syllabusPath = (topicId: number): string => `/admin/topics/syllabus?topic=${topicId}`;
